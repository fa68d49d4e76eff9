import { render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { userEvent } from 'vitest/browser'
import { Providers } from '@/app/providers'
import { createAppQueryClient } from '@/app/app-query-client'
import { createEditorSession } from '@/editor/step-document'
import {
  StepBodyEditor,
  type StepBodyEditorProps,
  type StepBodyHandle,
} from '@/editor/view/step-body-editor'
import { SessionContext } from '@/entities/session/session-context'
import { useSnippets } from '@/features/campaign-builder/library/use-snippets'
import { writer } from './writer'
import type { Message } from '@/shared/i18n/message'

/** Mounts the step editor in a real browser, with a manual clock. */
export function mountBody(html = '', options: Pick<StepBodyEditorProps, 'placeholder'> = {}) {
  const clock = { now: 0 }
  const notices: Message[] = []
  const session = createEditorSession({
    now: () => clock.now,
    onNotice: (message) => notices.push(message),
  })
  const handle = createRef<StepBodyHandle>()
  const saved = new Map([['step', html]])

  const show = (stepId: string) => (
    <Providers queryClient={createAppQueryClient()}>
      <SessionContext value={writer}>
        <BodyWithSnippets
          {...options}
          ref={handle}
          label="Body"
          stepId={stepId}
          session={session}
          value={saved.get(stepId) ?? ''}
          onChange={(next) => saved.set(stepId, next)}
        />
      </SessionContext>
      {/* Tab from the last control would leave the page, and Firefox moves the caret of no inactive page. */}
      <button type="button">Next control</button>
    </Providers>
  )
  const { rerender, unmount } = render(show('step'))

  return {
    clock,
    notices,
    session,
    saved,
    unmount,
    openStep: (stepId: string) => rerender(show(stepId)),
    handle: () => {
      if (!handle.current) throw new Error('The editor is not mounted')
      return handle.current
    },
    html: () => handle.current?.flush() ?? '',
    body: () => screen.getByRole('textbox', { name: 'Body' }),
    button: (name: string) =>
      within(screen.getByRole('toolbar', { name: 'Formatting' })).getByRole('button', { name }),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    keys: (text: string) => userEvent.keyboard(text),
  }
}

function BodyWithSnippets(props: StepBodyEditorProps) {
  return <StepBodyEditor {...props} snippets={useSnippets()} />
}

type MountedBody = ReturnType<typeof mountBody>

/** Clicks at the end, then types. */
export async function writeIn(mounted: MountedBody, keys = '') {
  await userEvent.click(mounted.body(), { position: { x: 4, y: 4 } })
  await userEvent.keyboard('{Control>}{End}{/Control}')
  if (keys) await userEvent.keyboard(keys)
}

/** Pastes by a beforeinput event, because a synthetic paste event has no effect in Chromium. */
export function paste(mounted: MountedBody, types: Readonly<Record<string, string>>) {
  const dataTransfer = new DataTransfer()
  for (const [type, text] of Object.entries(types)) dataTransfer.setData(type, text)
  mounted.body().dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      dataTransfer,
      bubbles: true,
      cancelable: true,
    }),
  )
}
