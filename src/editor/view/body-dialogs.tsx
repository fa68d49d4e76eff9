import { ReactEditor, useSlateStatic } from 'slate-react'
import { Editor, Range } from 'slate'
import type { StepEditor } from '../model/document'
import {
  currentImage,
  currentLink,
  removeLink,
  selectedText,
  setImage,
  setLink,
} from '../commands/inline-commands'
import type { Snippets } from './snippets'
import { ImageDialog } from './image-dialog'
import { selectedHtml } from '../clipboard/clipboard'
import { insertHtml } from '../commands/insert-blocks'
import { convertToText, selectedHtmlBlock, setHtml } from '../commands/html-block-commands'
import { ConvertDialog, TextsDialog } from './html-block/html-block-dialogs'
import type { HtmlBlockDialog } from './html-block/open-html-block-dialog'
import { LinkDialog, type LinkDraft } from './link-dialog'

export type OpenDialog = 'link' | 'image' | 'snippets' | HtmlBlockDialog

type BodyDialogsProps = { dialog: OpenDialog; snippets?: Snippets; onClose: () => void }

export function BodyDialogs({ dialog, snippets, onClose }: BodyDialogsProps) {
  const editor = useSlateStatic()

  const closing = (change?: () => void) => () => {
    change?.()
    onClose()
    // After the dialog has returned the focus to the button that opened it.
    requestAnimationFrame(() => ReactEditor.focus(editor))
  }

  const layout = selectedHtmlBlock(editor)
  if (dialog === 'texts' || dialog === 'convert') {
    if (!layout) return null
    const [{ html }, path] = layout
    return dialog === 'texts' ? (
      <TextsDialog
        html={html}
        onSave={(next) => closing(() => setHtml(editor, path, next))()}
        onClose={closing()}
      />
    ) : (
      <ConvertDialog
        html={html}
        onConfirm={closing(() => convertToText(editor, layout))}
        onClose={closing()}
      />
    )
  }
  if (dialog === 'snippets') {
    if (!snippets) return null
    return (
      <snippets.Dialog
        selectedHtml={selectedHtml(editor)}
        onInsert={(html) => closing(() => insertHtml(editor, html))()}
        onClose={closing()}
      />
    )
  }
  if (dialog === 'image') {
    return (
      <ImageDialog
        draft={currentImage(editor)?.[0]}
        onSave={(image) => closing(() => setImage(editor, image))()}
        onClose={closing()}
      />
    )
  }
  return (
    <LinkDialog
      draft={draftLink(editor)}
      onSave={(url, text) => closing(() => setLink(editor, url, text))()}
      onRemove={closing(() => removeLink(editor))}
      onClose={closing()}
    />
  )
}

function draftLink(editor: StepEditor): LinkDraft {
  const link = currentLink(editor)
  if (link) {
    const hasOnlyText = link[0].children.every((child) => 'text' in child)
    const text = Editor.string(editor, link[1])
    return { url: link[0].url, text, isNew: false, hasText: hasOnlyText }
  }
  const isCollapsed = !editor.selection || Range.isCollapsed(editor.selection)
  return { url: '', text: selectedText(editor), isNew: true, hasText: isCollapsed }
}
