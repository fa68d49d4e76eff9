import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MockPanel, type MockPanelProps } from './mock-panel'
import { panelStyle } from './panel-style'

/**
 * Mounts the panel in its own React root, in a shadow root that isolates its styles from the app's.
 */
export function mountPanel(props: MockPanelProps): void {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = panelStyle
  const root = document.createElement('div')
  root.className = 'root'
  shadow.append(style, root)
  document.body.append(host)
  staySeparate(host)
  createRoot(root).render(
    <StrictMode>
      <MockPanel {...props} />
    </StrictMode>,
  )
}

/**
 * Keeps the app's dialogs from hiding the panel, taking its focus, or closing when the panel is
 * used.
 */
function staySeparate(host: HTMLElement): void {
  new MutationObserver(() => {
    for (const name of ['aria-hidden', 'inert']) host.removeAttribute(name)
  }).observe(host, { attributeFilter: ['aria-hidden', 'inert'] })
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'focusout'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (event.composedPath().includes(host)) event.stopImmediatePropagation()
      },
      { capture: true },
    )
  }
}
