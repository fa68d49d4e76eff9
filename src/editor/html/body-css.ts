import type { SystemStyleObject } from '@chakra-ui/react'
import { MAX_DEPTH } from '../model/document'

const levels = Array.from({ length: MAX_DEPTH + 1 }, (_, depth) => depth)

/** `level-2 0 level-3 0 …`: resets the counters of all levels below a depth. */
const restart = (from: number) =>
  levels
    .filter((depth) => depth >= from)
    .map((depth) => `level-${depth} 0`)
    .join(' ')

/**
 * Safari before 17.2 lacks counter-set. counter-reset also numbers lists, but does not continue
 * across the chunks of a long body, and runs before the increment.
 */
const canSet = typeof CSS === 'undefined' || CSS.supports('counter-set', 'none')
const setTo = (counters: string) => (canSet ? { counterSet: counters } : { counterReset: counters })

/** Sets the counter at the first item of a list that does not start at 1. */
export function countersFrom({ start, depth }: { start?: number; depth: number }) {
  if (start === undefined) return undefined
  return setTo(`level-${depth} ${canSet ? start : start - 1} ${restart(depth + 1)}`)
}

/** List items are siblings in the document, so CSS counters number them by level. */
const lists = Object.fromEntries(
  levels.flatMap((depth) => [
    [`& [data-depth="${depth}"]`, { marginInlineStart: `${(depth + 1) * 1.75}rem` }],
    [
      `& [data-list=ordered][data-depth="${depth}"]`,
      { counterIncrement: `level-${depth}`, ...setTo(restart(depth + 1) || 'none') },
    ],
    [
      `& [data-list=ordered][data-depth="${depth}"]::before`,
      { content: `counter(level-${depth}) "."` },
    ],
    [`& [data-list=bullet][data-depth="${depth}"]`, setTo(restart(depth))],
  ]),
)

export const bodyCss: SystemStyleObject = {
  counterReset: restart(0),
  // Skips painting off-screen parts of a long body. Not in a short one, because counters do not
  // cross the containment boundary. A selector that counts the parts would recalculate the styles
  // of the whole body for each new one.
  '&[data-long] [data-lowest]': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 2000px',
  },
  '& [data-paragraph-part]': { display: 'block' },
  '&[data-long] :is(p, [data-paragraph-part])': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 5em',
  },
  '& :is(p, h3, h4, blockquote, pre)': setTo(restart(0)),
  '& :is(p, blockquote, pre)': { marginBottom: '0.75em' },
  '& h3': { fontSize: '1.6em', fontWeight: 700, lineHeight: 1.25, marginBlock: '0.3em 0.4em' },
  '& h4': { fontSize: '1.25em', fontWeight: 700, lineHeight: 1.3, marginBlock: '0.3em 0.4em' },
  '& blockquote': {
    marginInlineStart: '2',
    paddingInlineStart: '3',
    borderInlineStart: '3px solid',
    borderColor: 'border.emphasized',
    color: 'fg.muted',
  },
  '& pre': {
    padding: '3',
    borderRadius: 'l1',
    bg: 'bg.muted',
    fontFamily: 'mono',
    fontSize: '0.9em',
    whiteSpace: 'pre-wrap',
  },
  '& [data-list]': { position: 'relative', marginBottom: '0.2em' },
  '& [data-list] + :is(p, blockquote, pre)': { marginTop: '0.75em' },
  '& [data-list]::before': {
    position: 'absolute',
    insetInlineEnd: '100%',
    marginInlineEnd: '0.5em',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
  },
  '& [data-list=bullet]::before': { content: '"•"' },
  '& [data-list=bullet][data-depth="1"]::before': { content: '"◦"' },
  ...lists,
  '& [data-plain]': setTo(restart(0)),
  '& a': { color: 'blue.fg', textDecoration: 'underline', cursor: 'text' },
  '& a[href="about:blank"]': { color: 'fg.error', textDecorationStyle: 'wavy' },
  '& [data-token] > [contenteditable=false]': {
    paddingInline: '0.35em',
    paddingBlock: '0.1em',
    marginInline: '1px',
    borderRadius: 'l1',
    bg: 'bg.emphasized',
    fontWeight: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'default',
    _highContrast: { outline: '1px solid' },
  },
  // Slate positions it absolutely: hundreds of such layers slow down each keystroke.
  '& [data-token] > [data-slate-spacer]': { position: 'static !important' },
  '& [data-selected]': {
    boxShadow: '0 0 0 2px var(--ui-colors-brand-solid)',
    _highContrast: { outlineWidth: '3px' },
  },
  '& [data-picture] > [contenteditable=false]': { display: 'inline-block', maxWidth: 'full' },
  '& [data-picture] img': { display: 'inline', maxWidth: 'full', height: 'auto' },
  '& [data-blank]': {
    paddingInline: '2',
    paddingBlock: '1',
    border: '1px dashed',
    borderColor: 'border.control',
    borderRadius: 'l1',
    color: 'fg.muted',
    fontSize: '0.85em',
  },
  '& ::highlight(token-problem)': { textDecoration: 'wavy underline #dc4a3d' },
}
