import { expect, vi } from 'vitest'
import type { CampaignForm } from '@/features/campaigns/model/campaign-form'
import { firstStep } from '@/features/campaigns/model/sequence'
import type { Discarded } from '@/features/campaigns/drafts/campaign-draft'
import { draftInMemory } from '@/features/campaigns/drafts/unsaved-draft'
import { createSharedStorage, KEY, openTab, type Tab } from './campaign-tab'

const textOf = ({ name, steps }: CampaignForm) =>
  [name, steps[0]?.subject, steps[0]?.content].join('|')

/** Two tabs with the campaign flow and a shared storage; requires fake timers. */
export function openTwoTabs() {
  const shared = createSharedStorage()
  const tabs: [Tab, Tab] = [openTab(shared), openTab(shared)]
  for (const tab of tabs) tab.enter()
  return {
    shared,
    tabs,
    pause: () => void vi.advanceTimersByTime(300),
    /** The stored text. */
    kept: () => {
      const json = shared.values.get(KEY)
      return json === undefined ? undefined : textOf(JSON.parse(json))
    },
  }
}

type Seat = 0 | 1

/** A user with two tabs; each action checks that nothing that was written is lost. */
export function createPerson() {
  const { shared, tabs, pause, kept } = openTwoTabs()
  const discarded: (Discarded | undefined)[] = []
  const sent: (CampaignForm | undefined)[] = []
  const created: CampaignForm[] = []
  let characterCount = 0

  const stateOf = (at: Seat) => tabs[at].draft.state.get()
  /** The text of a tab; without a draft that of empty fields. */
  const textIn = (at: Seat) => tabs[at].text() ?? '||'
  const canWrite = (at: Seat) => tabs[at].isOpen() && !stateOf(at).sent

  const type = (field: 0 | 1 | 2) => (at: Seat) => {
    const isThere = field < 2 || stateOf(at).form !== undefined
    if (!canWrite(at) || !isThere) return
    const character = String.fromCodePoint(0x4e00 + characterCount++)
    const parts = textIn(at).split('|')
    const { typeName, typeSubject, typeBody } = tabs[at]
    const typeIn = [typeName, typeSubject, typeBody][field]
    typeIn?.(character)
    expect(textIn(at)).toBe(parts.with(field, parts[field] + character).join('|'))
  }

  const actions = {
    'types a name': type(0),
    'types a subject': type(1),
    'types a body': type(2),
    'opens a campaign': (at: Seat) => {
      if (!tabs[at].isOpen() || stateOf(at).isUnsaved || tabs[at].hasLateText()) return
      tabs[at].draft.open({ name: 'Old', steps: [firstStep({ content: 'Hi' })] })
      expect(textIn(at)).toBe('Old||Hi')
    },
    'switches the step': (at: Seat) => {
      const before = textIn(at)
      tabs[at].handOut()
      expect(textIn(at)).toBe(before)
    },
    pauses: () => {
      for (const tab of tabs) tab.handOut()
      pause()
      for (const tab of tabs) {
        const { isUnsaved, elsewhere } = tab.draft.state.get()
        // The text on screen is stored, unless the user is asked which draft to take.
        if (isUnsaved && !elsewhere) expect(kept()).toBe(tab.text())
      }
    },
    saves: (at: Seat) => {
      if (!canWrite(at) || !stateOf(at).form) return
      const before = textIn(at)
      const form = tabs[at].draft.send(undefined)
      // The text on screen is sent, and only once.
      expect(form && textOf(form)).toBe(before)
      expect(tabs[at].draft.send(undefined)).toBeUndefined()
      expect(created).not.toContain(form)
      sent[at] = form
    },
    'gets the answer that it is saved': (at: Seat) => {
      const form = sent[at]
      if (!form) return
      const onDevice = kept()
      sent[at] = undefined
      created.push(form)
      tabs[at].draft.saved(form)
      expect(stateOf(at).form).not.toBe(form)
      if (onDevice !== textOf(form)) expect(kept()).toBe(onDevice)
    },
    'gets the answer that it is not saved': (at: Seat) => {
      const form = sent[at]
      if (!form) return
      const before = textIn(at)
      sent[at] = undefined
      tabs[at].draft.failed(form, new Error('No'))
      expect(textIn(at)).toBe(before)
    },
    cancels: (at: Seat) => {
      if (!canWrite(at)) return
      const before = textIn(at)
      const given = tabs[at].draft.discard()
      if (!given) return
      discarded[at] = given
      expect(textOf(given.form)).toBe(before)
    },
    'presses Undo': (at: Seat) => {
      const given = discarded[at]
      if (!given) return
      const before = tabs[at].text()
      const { isUnsaved } = stateOf(at)
      const isBack = tabs[at].draft.restore(given)
      if (isBack) discarded[at] = undefined
      expect(isBack).toBe(!isUnsaved)
      expect(tabs[at].text()).toBe(isBack ? textOf(given.form) : before)
    },
    'leaves the flow': (at: Seat) => {
      if (!tabs[at].isOpen()) return
      const before = textIn(at)
      const isChoiceOpen = stateOf(at).elsewhere !== undefined
      // The user confirms to leave.
      tabs[at].draft.giveUp()
      tabs[at].leave()
      expect(stateOf(at).elsewhere).toBeUndefined()
      if (isChoiceOpen) return
      expect(textIn(at)).toBe(before)
      if (stateOf(at).isUnsaved) expect(kept()).toBe(before)
    },
    'comes back': (at: Seat) => {
      const before = textIn(at)
      if (!tabs[at].isOpen()) tabs[at].enter()
      expect(textIn(at)).toBe(before)
    },
    'takes the other': (at: Seat) => {
      if (!canWrite(at) || !stateOf(at).elsewhere) return
      tabs[at].draft.takeOther()
      expect(tabs[at].text()).toBe(kept())
    },
    'keeps their own': (at: Seat) => {
      if (!canWrite(at) || !stateOf(at).elsewhere) return
      const before = textIn(at)
      tabs[at].draft.keepOwn()
      expect(textIn(at)).toBe(before)
    },
    'reloads the page': (at: Seat) => {
      const tab = tabs[at]
      const before = textIn(at)
      tab.draft.commit()
      const isAsked = draftInMemory(tab.draft).isLostBy({ by: 'unload' })
      const { isUnsaved } = stateOf(at)
      tab.unload()
      tabs[at] = openTab(shared)
      tabs[at].enter()
      discarded[at] = undefined
      sent[at] = undefined
      if (!isAsked && isUnsaved) expect(textIn(at)).toBe(before)
    },
  }

  return {
    actions,
    does: (at: Seat, action: keyof typeof actions) => {
      const there = at === 0 ? 1 : 0
      const before = textIn(there)
      const isWork = stateOf(there).isUnsaved || tabs[there].hasLateText()
      const mustStay = tabs[there].isOpen() && isWork
      actions[action](at)
      // An action in one tab must not change unsaved work in the other.
      if (mustStay) expect(textIn(there)).toBe(before)
    },
    /** Closes both tabs. @returns texts that are lost although they were not discarded */
    lost: () =>
      tabs.flatMap((tab) => {
        const text = tab.text()
        tab.unload()
        const { isUnsaved, elsewhere } = tab.draft.state.get()
        return isUnsaved && !elsewhere && text !== kept() ? [text] : []
      }),
  }
}

export type Action = keyof ReturnType<typeof createPerson>['actions']
