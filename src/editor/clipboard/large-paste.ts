import { Editor, Range, type RangeRef, Transforms } from 'slate'
import { type Incremental, runAtOnce, runInSlices } from '@/shared/lib/state/incremental'
import { createStore } from '@/shared/lib/state/store'
import type { Message } from '@/shared/i18n/message'
import { isPlainMode } from '../commands/format-commands'
import { insertManyBlocks } from '../commands/insert-blocks'
import { fromPastedText, plainBlocks, toPlainText } from '../html/plain-text'
import { readFragment } from '../html/read-source'
import { slateToHtml } from '../html/slate-to-html'
import type { StepEditor } from '../model/document'
import { holdStep } from '../model/undo-steps'
import { blankPictures, type PastedBody, readLargeHtml } from './pasted-html'

/**
 * Limits in characters of HTML, characters of text, and blocks: pasting more at once takes over a
 * second.
 */
const MAX_HTML = 500_000
const MAX_TEXT = 200_000
const MAX_BLOCKS = 500

const BLOCK_START = /<(?:p|div|li|h[1-6]|blockquote|pre|tr)[\s>]/gi

const countBlocks = (html: string) => html.match(BLOCK_START)?.length ?? 0

export type Pasted = {
  text: string
  html: string
  canFormat: boolean
  /** Copied from an editor of this app. */
  isOwn: boolean
  /** The HTML contains a layout that must be pasted unchanged. */
  isExact: boolean
}

const countOf = ({ text, html }: Pasted) => countBlocks(html) || (text.match(/\n+/g)?.length ?? 0)

/** Embedded images, which take no time to paste. */
const DATA_URL = /data:[^"')\s]+/g

export const isLargePaste = (pasted: Pasted): boolean =>
  (pasted.html.length > MAX_HTML && pasted.html.replace(DATA_URL, '').length > MAX_HTML) ||
  pasted.text.length > MAX_TEXT ||
  countOf(pasted) > MAX_BLOCKS

export type PasteWay = 'plain' | 'formatted'

type LargePasteState = {
  /** Characters of text. */
  size: number
  /** Approximate number of paragraphs. */
  paragraphs: number
  hasFormatting: boolean
  /** From 0 to 1; undefined while asking. */
  progress?: number
}

/** Share of the progress that reading accounts for; the rest is inserting and rendering. */
const READING = 0.25

/** Limited, because each step renders the page. */
const PROGRESS_STEPS = 20

export type LargePaste = ReturnType<typeof createLargePaste>

/**
 * A paste that would block the page: asks first, then reads and inserts in slices, in one undo step.
 */
export function createLargePaste(editor: StepEditor, onNotice: (message: Message) => void) {
  const state = createStore<LargePasteState | undefined>(undefined)
  let asked: { pasted: Pasted; at: RangeRef | undefined } | undefined
  let running: { work: Incremental<void>; stop: () => void; revert: () => void } | undefined

  function end() {
    asked?.at?.unref()
    asked = undefined
    running = undefined
    state.set(undefined)
  }

  function ask(pasted: Pasted) {
    cancel()
    const { selection } = editor
    // Text typed before the dialog opens stays after the pasted text.
    const affinity = selection && Range.isCollapsed(selection) ? 'backward' : 'inward'
    const at = selection ? Editor.rangeRef(editor, selection, { affinity }) : undefined
    asked = { pasted, at }
    const { text, html, canFormat } = pasted
    const size = text.length || html.replace(/<[^>]*>/g, '').length
    state.set({
      size,
      paragraphs: countOf(pasted),
      hasFormatting: canFormat && html !== '',
    })
  }

  function start(way: PasteWay) {
    if (!asked || running) return
    const { pasted, at } = asked
    const show = (part: number) => {
      const progress = Math.floor(part * PROGRESS_STEPS) / PROGRESS_STEPS
      state.update((current) =>
        current && current.progress !== progress ? { ...current, progress } : current,
      )
    }
    show(0)
    const step = holdStep(editor)
    const work = (function* (): Incremental<void> {
      // Let the progress render first.
      yield 'pause'
      const { blocks, blankImages } = yield* read(editor, pasted, way, show)
      // Cached for the next save, which serialises the whole body.
      for (const block of blocks) {
        slateToHtml([block])
        yield
      }
      if (at?.current) Transforms.select(editor, at.current)
      const insert = (count: number) => show(READING + (1 - READING) * (count / blocks.length))
      yield* insertManyBlocks(editor, blocks, insert)
      step.end()
      end()
      if (blankImages > 0) onNotice(blankPictures(blankImages))
    })()
    const job = { work, stop: () => {}, revert: step.revert }
    running = job
    job.stop = runInSlices(work, () => {})
  }

  /** Leaves the body unchanged. */
  function cancel() {
    if (running) {
      running.stop()
      running.work.return()
      running.revert()
    }
    end()
  }

  /** Completes a running paste at once, before another change is made. */
  function finish() {
    if (!running) return
    running.stop()
    runAtOnce(running.work)
  }

  return { state, ask, start, cancel, finish, isRunning: () => running !== undefined }
}

function* read(
  editor: StepEditor,
  { text, html, isOwn, isExact }: Pasted,
  way: PasteWay,
  show: (progress: number) => void,
): Incremental<PastedBody> {
  if (way === 'formatted' && isExact) return { blocks: readFragment(html), blankImages: 0 }
  const toBlocks = isPlainMode(editor) ? plainBlocks : fromPastedText
  if (way === 'plain' && text) return { blocks: toBlocks(text), blankImages: 0 }
  const expected = countBlocks(html)
  const progressOf = (count: number) => show(READING * Math.min(1, count / expected))
  const body = yield* readLargeHtml(html, isOwn, progressOf)
  return way === 'plain' ? { blocks: toBlocks(toPlainText(body.blocks)), blankImages: 0 } : body
}
