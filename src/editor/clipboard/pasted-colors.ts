import {
  colorOf,
  GROUND,
  groundOf,
  INK,
  isLightOnDark,
  isReadable,
} from '@/entities/campaign/mail/contrast'
import { readStyle } from '@/entities/campaign/mail/css'
import type { Incremental } from '@/shared/lib/state/incremental'
import { type Inline, isLeaf, type TextLeaf } from '../model/document'

/** Default link colour of most mail clients. */
const LINK = '#0000ee'

/** Removes the light-on-dark colours of a page in dark mode; keeps those of buttons and tables. */
export const dropDarkPage = (body: Element): Incremental<void> => dropDark(body, INK)

function* dropDark(element: Element, outer: string): Incremental<void> {
  const color = colorOf(element) ?? outer
  const ground = groundOf(element)
  for (const child of element.children) yield* dropDark(child, color)
  yield
  if (
    !ground ||
    !isLightOnDark(color, ground) ||
    !(element instanceof HTMLElement) ||
    isOfMail(element)
  )
    return
  for (const name of ['color', 'background', 'background-color']) element.style.removeProperty(name)
}

/** Whether an element is a table or a button, which has padding. */
const isOfMail = (element: Element) =>
  element.closest('table') !== null ||
  (element.closest('a') !== null &&
    [...readStyle(element.getAttribute('style')).keys()].some((name) => name.startsWith('padding')))

/**
 * Keeps the colours of pasted text that are readable on the background, except other programs'
 * defaults.
 */
export function readableInline(node: Inline, ground = GROUND, isInLink = false): Inline {
  if (isLeaf(node)) return readableLeaf(node, ground, isInLink)
  if (node.type === 'link') {
    return { ...node, children: node.children.map((child) => readableInline(child, ground, true)) }
  }
  return { ...node, children: [readableLeaf(node.children[0], ground, isInLink)] }
}

/** Defaults are black on white, and blue links. A link with its own background keeps its colour. */
function readableLeaf(leaf: TextLeaf, ground: string, isInLink: boolean): TextLeaf {
  const readable = { ...leaf }
  const { background } = leaf
  if (background === GROUND && ground === GROUND) delete readable.background
  const behind = readable.background ?? ground
  const isDefault = isInLink ? !background : isNearlyBlack(leaf.color)
  const isLost = leaf.color !== undefined && !isReadable(leaf.color, behind)
  if (isLost || (isDefault && isReadable(INK, behind))) delete readable.color
  if (isInLink) delete readable.underline
  const shown = readable.color ?? (isInLink ? LINK : INK)
  if (readable.background && !isReadable(shown, readable.background)) delete readable.background
  return readable
}

const isNearlyBlack = (color: string | undefined) =>
  color !== undefined && /^#[0-3].[0-3].[0-3].$/.test(color)
