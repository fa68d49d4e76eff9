import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { SnippetsDialogProps } from '@/editor/commands/slash-menu'
import { useTranslation } from '@/shared/i18n/translate'
import { NameForm } from '@/shared/ui/fields/name-form'
import { randomId } from '@/shared/lib/values/random-id'
import type { Snippet } from './entry'
import { LibraryDialog } from './library-dialog'

export function SnippetsDialog({ selectedHtml, onInsert, onClose }: SnippetsDialogProps) {
  const t = useTranslation()
  // Frozen when the dialog opens.
  const [html] = useState(selectedHtml)
  return (
    <LibraryDialog<Snippet>
      kind="snippet"
      title={t('Snippets')}
      renderSaving={(save) =>
        html ? (
          <NameForm
            label={t('Snippet name')}
            saveLabel={t('Save as snippet')}
            missing={t('Enter a name for the snippet')}
            helper={t('The selected text: {text}', { text: lineOf(html) })}
            onSave={(name) => save({ kind: 'snippet', id: randomId(), name, html })}
          />
        ) : (
          <Text color="fg.muted">
            {t(
              'To save a snippet, select text in the editor first. To insert one while writing, type / and its name.',
            )}
          </Text>
        )
      }
      empty={{
        title: t('No snippets yet'),
        description: t(
          'A snippet is a short text that you write often, with its formatting and tokens.',
        ),
      }}
      aboutOf={(snippet) => lineOf(snippet.html)}
      onInsert={(snippet) => onInsert(snippet.html)}
      onClose={onClose}
    />
  )
}

const MAX_LINE = 80

/** The text without formatting, on one line. */
export function lineOf(html: string): string {
  const spaced = html.replaceAll(/<(?=(?:p|li|h\d|br|td|pre|blockquote)\b)/gi, ' <')
  const { textContent } = new DOMParser().parseFromString(spaced, 'text/html').body
  const line = textContent.replaceAll(/\s+/g, ' ').trim()
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line
}
