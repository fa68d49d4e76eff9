import { useMemo } from 'react'
import type { Snippets } from '@/editor/commands/slash-menu'
import { useCurrentUser } from '@/entities/session/session-context'
import type { Snippet } from './entry'
import { libraryOfUser, matching } from './library'
import { lineOf, SnippetsDialog } from './snippets-dialog'

const MAX_SUGGESTIONS = 8

const snippetsOf = (userId: string): Snippet[] =>
  libraryOfUser(userId)
    .entries.get()
    .filter((entry) => entry.kind === 'snippet')

export function useSnippets(): Snippets {
  const userId = useCurrentUser().id
  return useMemo(
    () => ({
      suggest: (query) =>
        matching(snippetsOf(userId), query)
          .slice(0, MAX_SUGGESTIONS)
          .map(({ id, name, html }) => ({ id, label: name, hint: lineOf(html) })),
      htmlOf: (id) => snippetsOf(userId).find((snippet) => snippet.id === id)?.html ?? '',
      Dialog: SnippetsDialog,
    }),
    [userId],
  )
}
