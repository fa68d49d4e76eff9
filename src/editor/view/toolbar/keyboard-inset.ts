/**
 * Sets `--keyboard` of the page to the height that the on-screen keyboard covers, for bars that stick
 * to the bottom: on iOS and Android it covers the page without resizing it. Zooming with two fingers
 * does not count.
 * @returns stop
 */
export function followKeyboard(): () => void {
  const { visualViewport: visible } = window
  const { style } = document.documentElement
  if (!visible) return () => {}
  const follow = () => {
    const { height, offsetTop, scale } = visible
    const covered = scale > 1.01 ? 0 : document.documentElement.clientHeight - offsetTop - height
    style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
  }
  follow()
  for (const change of ['resize', 'scroll']) visible.addEventListener(change, follow)
  return () => {
    for (const change of ['resize', 'scroll']) visible.removeEventListener(change, follow)
    style.removeProperty('--keyboard')
  }
}
