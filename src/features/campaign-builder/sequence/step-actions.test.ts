import { expect, it, onTestFinished, vi } from 'vitest'
import { firstStep } from '@/entities/campaign/model/sequence'
import { notify } from '@/shared/ui/notifications/toaster'
import { createCampaignDraft } from '../drafts/campaign-draft'
import { fc } from '@/test/fast-check'
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

it('Undo takes back any changes of the sequence, one after the other, and Redo brings them back', () => {
  const position = fc.nat({ max: 3 })
  const actions = fc.constantFrom('add', 'remove', 'move', 'duplicate', 'wait', 'rewrite', 'sender')
  fc.assert(
    fc.property(fc.array(fc.tuple(actions, position, position), { maxLength: 8 }), (moves) => {
      const draft = openDraft()
      const steps = () => draft.written().steps
      const { history, ...act } = stepActions(draft, () => {})
      draft.change((form) => ({ ...form, steps: [firstStep({ content: '<p>Mine</p>' })] }))
      const seen = [steps()]
      moves.forEach(([action, from, to], index) => {
        const id = steps()[from % steps().length]?.id ?? ''
        const text = `<p>${index}</p>`
        if (action === 'add') act.add('email')
        else if (action === 'move') act.move(id, to)
        else if (action === 'wait') act.wait(id, index + 2)
        else if (action === 'sender') act.senderInAll(`${index}@example.com`)
        else if (action === 'rewrite')
          act.rewrite((all) => all.map((step) => ({ ...step, content: text })))
        else act[action](id)
        if (JSON.stringify(steps()) !== JSON.stringify(seen.at(-1))) seen.push(steps())
      })
      for (const earlier of seen.toReversed().slice(1)) {
        history.undo()
        expect(steps()).toEqual(earlier)
      }
      for (const later of seen.slice(1)) {
        history.redo()
        expect(steps()).toEqual(later)
      }
      history.redo()
      expect(steps()).toEqual(seen.at(-1))
    }),
  )
})

it('Undo of an earlier change keeps the later ones, and what was written since', () => {
  const notice = vi.spyOn(notify, 'info')
  const draft = openDraft()
  const steps = () => draft.written().steps.map(({ id, content, delay }) => [id, content, delay])
  const step = (id: string, delay: number) => ({ ...firstStep(), id, content: id, delay })
  draft.change((form) => ({ ...form, steps: [step('step-1', 0), step('step-2', 5)] }))
  const { history, remove, add, edit, rewrite } = stepActions(draft, () => {})
  remove('step-1')
  add('email')
  notice.mock.lastCall?.[1]?.action?.onClick()
  const whole = [
    ['step-1', 'step-1', 0],
    ['step-2', 'step-2', 5],
    ['step-3', '', 1],
  ]
  expect(steps()).toEqual(whole)

  rewrite((all) => all.map((step) => ({ ...step, content: '<p>AI</p>' })))
  edit('step-2', { content: '<p>AI, and mine</p>' })
  history.undo()
  const kept = whole.with(1, ['step-2', '<p>AI, and mine</p>', 5])
  expect(steps()).toEqual(kept)
  history.redo()
  expect(steps().map(([, content]) => content)).toEqual([
    '<p>AI</p>',
    '<p>AI, and mine</p>',
    '<p>AI</p>',
  ])
})
