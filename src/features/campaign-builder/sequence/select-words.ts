import { selectText } from '@/editor/commands/find-text'

/** Frames to wait for an editor that may still be loading. */
const MAX_FRAMES = 120

/** Selects the words in the subject or the body of a step once its editor is rendered. */
export function selectWords(words: string, position: number): void {
  let frames = 0
  const attempt = () => {
    frames += 1
    const editor = document.querySelector(`[data-editor-of="${position}"]`)
    if (!(editor && selectIn(editor, words)) && frames < MAX_FRAMES) requestAnimationFrame(attempt)
  }
  attempt()
}

function selectIn(editor: Element, words: string): boolean {
  for (const input of editor.querySelectorAll<HTMLInputElement>('input:not([type])')) {
    const at = input.value.indexOf(words)
    if (at === -1) continue
    input.focus()
    input.setSelectionRange(at, at + words.length)
    return true
  }
  const body = editor.querySelector<HTMLElement>('[data-slate-editor]')
  return body !== null && selectText(body, words)
}
