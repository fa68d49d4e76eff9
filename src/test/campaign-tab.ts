import type { BrowserStorage } from '@/shared/lib/browser-storage'
import { createDraftStorage } from '@/shared/lib/user-drafts'
import { changeStep } from '@/features/campaigns/sequence/sequence'
import { createCampaignDraft } from '@/features/campaigns/flow/draft/campaign-draft'

export const KEY = 'draft:1:campaign'

/** Storage that tabs share: what one writes, the others are told. */
export function createSharedStorage() {
  const values = new Map<string, string>()
  const tabs = new Map<object, (value: string | undefined) => void>()

  const open = (tab: object): BrowserStorage => ({
    read: (key) => values.get(key),
    write(key, value) {
      if (values.get(key) === value) return true
      if (value === undefined) values.delete(key)
      else values.set(key, value)
      for (const [other, tell] of tabs) if (other !== tab && key === KEY) tell(value)
      return true
    },
    keys: () => [...values.keys()],
    follow(_key, onChange) {
      tabs.set(tab, onChange)
      return () => void tabs.delete(tab)
    },
  })
  return { values, open }
}

export type Tab = ReturnType<typeof openTab>

/** A page with the flow as a person meets it: an editor that hands its text out late. */
export function openTab(shared: ReturnType<typeof createSharedStorage>) {
  const storage = createDraftStorage(shared.open({}))
  const draft = createCampaignDraft(storage, KEY)
  let hide: (() => void) | undefined
  let editor = { revision: -1, text: '', isHandedOut: true }

  const form = () => draft.state.get().form
  const handOut = () => {
    if (editor.isHandedOut) return
    editor.isHandedOut = true
    const { text } = editor
    draft.change((form) => ({
      ...form,
      steps: changeStep(form.steps, 'step-1', { content: text }),
    }))
  }
  /** As a component that is keyed by the revision. */
  const view = () => {
    const { revision } = draft.state.get()
    if (editor.revision !== revision) {
      editor = { revision, text: form()?.steps[0]?.content ?? '', isHandedOut: true }
    }
    return editor
  }
  const end = draft.onCommit(handOut)

  return {
    draft,
    isOpen: () => hide !== undefined,
    hasLateText: () => !editor.isHandedOut,
    /** All that can be read on screen, or would be there after coming back. */
    text: () =>
      form() && [form()?.name, form()?.steps[0]?.subject, view().text].map(String).join('|'),
    typeName: (letter: string) => draft.change((form) => ({ ...form, name: form.name + letter })),
    typeSubject: (letter: string) =>
      draft.change((form) => {
        const subject = (form.steps[0]?.subject ?? '') + letter
        return { ...form, steps: changeStep(form.steps, 'step-1', { subject }) }
      }),
    typeBody: (letter: string) => {
      const { revision, text } = view()
      editor = { revision, text: text + letter, isHandedOut: false }
    },
    /** The editor's own pause, or a switch to another step. */
    handOut,
    enter: () => {
      hide = draft.show()
    },
    leave: () => {
      hide?.()
      hide = undefined
    },
    /** The page goes; what it may still do is done. */
    unload: () => {
      draft.commit()
      storage.write()
      end()
      draft.close()
    },
  }
}
