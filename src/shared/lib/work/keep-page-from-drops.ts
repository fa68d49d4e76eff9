/**
 * Prevents the browser from opening a file dropped outside a drop zone.
 * @returns teardown
 */
export function keepPageFromDrops(): () => void {
  const handleDrag = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  document.addEventListener('dragover', handleDrag)
  document.addEventListener('drop', handleDrag)
  return () => {
    document.removeEventListener('dragover', handleDrag)
    document.removeEventListener('drop', handleDrag)
  }
}
