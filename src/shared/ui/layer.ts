import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

const ID = 'layers'

function layers(): HTMLElement {
  const known = document.querySelector<HTMLElement>(`#${ID}`)
  if (known) return known
  const box = document.createElement('div')
  box.id = ID
  document.body.append(box)
  return box
}

/**
 * Puts its children above the page: beside the app's own element, not into the body around it,
 * where React would handle each event of the page a second time.
 */
export const Layer = ({ children }: { children: ReactNode }) => createPortal(children, layers())
