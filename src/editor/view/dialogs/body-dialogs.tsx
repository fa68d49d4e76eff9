import { ReactEditor, useSlateStatic } from 'slate-react'
import { Editor, Range } from 'slate'
import type { StepEditor } from '../../model/document'
import {
  currentImage,
  currentLink,
  removeLink,
  setImage,
  setLink,
} from '../../commands/inline-commands'
import type { Snippets } from '../../commands/slash-menu'
import { ImageDialog } from './image-dialog'
import { selectedHtml } from '../../clipboard/clipboard'
import { insertSnippet } from '../../commands/insert-blocks'
import { convertToText, selectedHtmlBlock, setHtml } from '../../commands/html-block-commands'
import type { HtmlBlockDialog } from './open-html-block-dialog'
import { LinkDialog, type LinkDraft } from './link-dialog'
import { Input, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { listInWords } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import { FormDialog } from '@/shared/ui/dialogs/form-dialog'
import { parseMail } from '@/entities/campaign/mail/mail-source'
import { readTexts, type SourceText, writeTexts } from '../../html/source-texts'

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
        onInsert={(html) => closing(() => insertSnippet(editor, html))()}
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
  const { selection } = editor
  const text = selection ? Editor.string(editor, selection) : ''
  return { url: '', text, isNew: true, hasText: !selection || Range.isCollapsed(selection) }
}

type ConvertProps = { html: string; onConfirm: () => void; onClose: () => void }

function ConvertDialog({ html, onConfirm, onClose }: ConvertProps) {
  const t = useTranslation()
  const tables = parseMail(html).body.querySelectorAll('table').length
  const lost = listInWords().format([
    ...(tables > 0
      ? [t('{tables, plural, one {its table} other {its {tables} tables}}', { tables })]
      : []),
    t('columns'),
    t('the shape of buttons'),
    t('backgrounds, borders and spacing'),
  ])
  return (
    <ConfirmDialog
      title={t('Convert to simple text')}
      confirmLabel={t('Convert to simple text')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap="2">
        <Text>
          {t('The texts, links and pictures of this block become paragraphs that you can edit.')}
        </Text>
        <Text>{t('What is lost: {lost}.', { lost })}</Text>
        <Text>{t('Undo brings the block back exactly as it is now.')}</Text>
      </Stack>
    </ConfirmDialog>
  )
}

type TextsProps = { html: string; onSave: (html: string) => void; onClose: () => void }

function TextsDialog({ html, onSave, onClose }: TextsProps) {
  const t = useTranslation()
  const texts = useMemo(() => readTexts(html), [html])
  const [changes, setChanges] = useState<ReadonlyMap<SourceText, string>>(new Map())
  return (
    <FormDialog
      title={t('Edit texts')}
      size="lg"
      submitLabel={t('Save texts')}
      hasInput={[...changes].some(([{ text }, next]) => next !== text)}
      onSubmit={() => onSave(writeTexts(html, changes))}
      onClose={onClose}
    >
      <Stack gap="2">
        <Text color="fg.muted" textStyle="sm">
          {texts.length > 0
            ? t('Only the words change: the layout, links and pictures stay as they are.')
            : t('This block has no text.')}
        </Text>
        {texts.map((text, index) => (
          <Input
            key={text.start}
            size="sm"
            aria-label={t('Text {index} of {count}', { index: index + 1, count: texts.length })}
            autoComplete="off"
            value={changes.get(text) ?? text.text}
            onChange={({ target }) =>
              setChanges((changes) => new Map(changes).set(text, target.value))
            }
          />
        ))}
      </Stack>
    </FormDialog>
  )
}
