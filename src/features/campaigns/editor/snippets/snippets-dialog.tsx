import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { NameForm } from '@/shared/ui/fields/name-form'
import { newEntryId, type Snippet } from '../../library/entry'
import { LibraryDialog } from '../../library/library-dialog'
import { lineOf } from './snippet-suggestions'

type Props = {
  /** The selected text as HTML; '' without a selection. */
  selectedHtml: string
  onInsert: (html: string) => void
  onClose: () => void
}

/** Saves the selected text as a snippet, and inserts snippets at the caret. */
export function SnippetsDialog({ selectedHtml, onInsert, onClose }: Props) {
  const t = useTranslation()
  // As it was when the dialog opened.
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
            onSave={(name) => save({ kind: 'snippet', id: newEntryId(), name, html })}
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
