import type { BrowserStorage } from '@/shared/lib/browser-storage'
import { createDraftStorage } from '@/shared/lib/user-drafts'
import { changeStep } from '@/features/campaigns/model/sequence'
import { createCampaignDraft } from '@/features/campaigns/drafts/campaign-draft'

export const KEY = 'draft:1:campaign'

/** Storage shared by tabs: a write of one notifies the others. */
export function createSharedStorage() {
  const values = new Map<string, string>()
  const tabs = new Map<object, (value: string | undefined) => void>()

  const open = (tab: object): BrowserStorage => ({
    read: (key) => values.get(key),
    write(key, value) {
      if (values.get(key) === value) return true
      if (value === undefined) values.delete(key)
      else values.set(key, value)
      for (const [other, notify] of tabs) if (other !== tab && key === KEY) notify(value)
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

/** A page with the campaign flow, and an editor that commits its text with a delay. */
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
  /** Like a component that is keyed by the revision. */
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
    /** All text on screen, or that would be there after returning. */
    text: () =>
      form() && [form()?.name, form()?.steps[0]?.subject, view().text].map(String).join('|'),
    typeName: (character: string) =>
      draft.change((form) => ({ ...form, name: form.name + character })),
    typeSubject: (character: string) =>
      draft.change((form) => {
        const subject = (form.steps[0]?.subject ?? '') + character
        return { ...form, steps: changeStep(form.steps, 'step-1', { subject }) }
      }),
    typeBody: (character: string) => {
      const { revision, text } = view()
      editor = { revision, text: text + character, isHandedOut: false }
    },
    /** Commits the text, as after the editor's delay or a switch to another step. */
    handOut,
    enter: () => {
      hide = draft.show()
    },
    leave: () => {
      hide?.()
      hide = undefined
    },
    /** Closes the page, which can still write. */
    unload: () => {
      draft.commit()
      storage.write()
      end()
      draft.close()
    },
  }
}
