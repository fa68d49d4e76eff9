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
 * Renders its children above the page, in an element next to the app's root. Not in the body, which
 * contains the root: React would then handle each event of the page twice.
 */
export const Layer = ({ children }: { children: ReactNode }) => createPortal(children, layers())
