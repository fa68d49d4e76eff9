/** A file that is dropped beside a place for it would open instead of the page. @returns a function that ends it */
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
