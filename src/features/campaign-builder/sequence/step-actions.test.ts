import { expect, it, onTestFinished, vi } from 'vitest'
import { firstStep } from '@/entities/campaign/model/sequence'
import { notify } from '@/shared/ui/notifications/toaster'
import { createCampaignDraft } from '../drafts/campaign-draft'
import { stepActions } from './step-actions'

function openDraft() {
  const device = {
    onLoss: () => () => {},
    asText: async () => '',
    heads: async () => [],
    read: async () => undefined,
    write: async () => {},
    remove: async () => {},
    removeBodies: async () => {},
    removeAll: async () => {},
  }
  const draft = createCampaignDraft({ id: 'a', isNew: true, device })
  onTestFinished(() => draft.close(true))
  return draft
}

it('Undo takes the unsubscribe links out again, except from a step that was edited since', () => {
  const notice = vi.spyOn(notify, 'info')
  const draft = openDraft()
  const step = (id: string) => ({ ...firstStep(), id, content: `<p>${id}</p>` })
  draft.change((form) => ({ ...form, steps: [step('one'), step('two'), step('three')] }))
  const texts = () => draft.state.get().form?.steps.map(({ content }) => content)
  const actions = stepActions(draft, () => {})

  actions.insertOptOut(['one', 'two'])
  const link = '<p><a href="{{unsubscribe_link}}">Unsubscribe</a></p>'
  expect(texts()).toEqual([`<p>one</p>${link}`, `<p>two</p>${link}`, '<p>three</p>'])

  actions.edit('two', { content: `<p>mine</p>${link}` })
  actions.edit('three', { content: '<p>mine</p>' })
  notice.mock.lastCall?.[1]?.action?.onClick()
  expect(texts()).toEqual(['<p>one</p>', `<p>mine</p>${link}`, '<p>mine</p>'])
})

it('tokens that are meant replace the placeholders of all named steps, and Undo puts them back', () => {
  const notice = vi.spyOn(notify, 'info')
  const draft = openDraft()
  const step = () => draft.state.get().form?.steps[0]
  const actions = stepActions(draft, () => {})
  const written =
    '<p>Hi «First_Name» <a href="https://a.example/?n={{firstname}}">[Company]</a></p>'
  const meant =
    '<p>Hi {{first_name}} <a href="https://a.example/?n={{first_name}}">{{company}}</a></p>'
  const subject = 'For %%company%%'
  draft.change((form) => ({
    ...form,
    steps: [{ ...firstStep(), id: 'one', content: written, subject }],
  }))
  actions.useMeantTokens(['one'], 4)
  expect(notice.mock.lastCall?.[0].title).toBe('All 4 tokens are in the text')
  expect(step()).toMatchObject({ content: meant, subject: 'For {{company}}' })
  notice.mock.lastCall?.[1]?.action?.onClick()
  expect(step()).toMatchObject({ content: written, subject })
})
