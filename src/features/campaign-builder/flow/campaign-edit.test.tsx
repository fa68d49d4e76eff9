import { db } from '@mocks/entry/db'
import { signInAs } from '@mocks/entry/sign-in'
import { server, useScenario } from '@mocks/entry/test-server'
import { http, HttpResponse } from 'msw'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { button, press } from '@/test/campaigns'
import { renderScreen } from '@/test/render-screen'

beforeEach(() => signInAs('user'))

describe('Edit', () => {
  it('starts with one step, offers the original steps, and saves a new campaign', async () => {
    const { user } = renderScreen('/campaigns?flow=sequence&edit=1')
    const toast = await screen.findByText('Edit Mode')
    expect(toast.closest('[data-status=success]')).toBeVisible()
    expect(await screen.findByLabelText('Subject')).toHaveValue('Founders intro')
    expect(
      await screen.findByText("Saving creates a new campaign. 'Founders intro' stays as it is."),
    ).toBeVisible()
    await press(user, 'Add all 3 steps')
    const steps = () => screen.getAllByRole('button', { name: /^Step \d · / })
    await waitFor(() => expect(steps()).toHaveLength(3))
    const toasts = within(screen.getByRole('region', { name: 'Notifications (F8)' }))
    await user.click(await toasts.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(steps()).toHaveLength(1))
    await press(user, 'Add all 3 steps')
    await press(user, 'Add all 3 steps')
    await waitFor(() => expect(steps()).toHaveLength(3))
    await press(user, 'Save Campaign')
    expect(await screen.findByText('Campaign created')).toBeVisible()
    expect(db.campaigns.count()).toBe(15)
    const subjects = (id: string | undefined) =>
      db.campaigns.get(id ?? '')?.steps.map(({ config }) => config.subject)
    expect(subjects(db.campaigns.all().at(-1)?.id)).toEqual(subjects('1'))

    await press(user, 'Delete the original')
    const confirm = await screen.findByRole('alertdialog', { name: 'Delete Campaign' })
    await user.click(within(confirm).getByRole('button', { name: 'Delete Campaign' }))
    expect(await screen.findByText('Campaign deleted')).toBeVisible()
    expect(db.campaigns.get('1')).toBeUndefined()
  })

  /** Returns what is sent for a campaign whose template and steps were not edited. */
  function untouched(template: string, subject = 'Old') {
    const bodies: { emailTemplate: string; sequence: { config: Record<string, string> }[] }[] = []
    const campaign = { status: 'draft', sentEmails: 0, totalLeads: 0, createdAt: null, listId: 1 }
    const config = { subject, content: template }
    const steps = [1, 2, 3].map((id) => ({ id, type: id === 3 ? 'whatsapp' : 'email', config }))
    server.use(
      http.get('*/api/campaigns', () =>
        HttpResponse.json([{ ...campaign, id: 5, name: 'Old', emailTemplate: template, steps }]),
      ),
      http.post('*/api/campaigns', async ({ request }) => {
        bodies.push(JSON.parse(await request.text()))
        return HttpResponse.json({ id: 6 })
      }),
    )
    return async (user: UserEvent) => {
      await press(user, 'Add all 2 steps')
      expect(screen.getByText('1 step is not an e-mail and cannot be added.')).toBeVisible()
      await press(user, 'Save Campaign')
      expect(await screen.findByText('Campaign created')).toBeVisible()
      const [sent] = bodies
      const configs = sent?.sequence.map((step) => step.config) ?? []
      return {
        texts: [sent?.emailTemplate, ...configs.map(({ content }) => content)],
        subjects: configs.map((config) => config.subject),
      }
    }
  }

  it('sends no script of a template that was never opened', async () => {
    const hostile = '<p>Hi <img src=x onerror="alert(1)"><script>alert(1)</script>there</p>'
    const save = untouched(hostile)
    const { user } = renderScreen('/campaigns?flow=sequence&edit=5')
    const { texts } = await save(user)
    expect(texts).toHaveLength(3)
    for (const html of texts) expect(html).not.toMatch(/script|onerror/)
    for (const html of texts) expect(html).toContain('there')
  })

  it('repairs tokens in steps that were never opened, and warns about none of them', async () => {
    const save = untouched(
      '<p style="color:#cc0000">Hi {{first_<b>name</b>}},</p><p>{{ unsubscribe<i> link</i>}}</p>',
      'For {{ Company }}',
    )
    const { user } = renderScreen('/campaigns?flow=sequence&edit=5')
    await user.click(await screen.findByText(/^\d+ to check$/))
    expect(await button('Step 1 has no sender.')).toBeVisible()
    const findings = within(screen.getByRole('list', { name: 'To check before saving' }))
    expect(findings.queryByText(/token|unsubscribe link/)).toBeNull()
    const { texts, subjects } = await save(user)
    const whole = '<p style="color:#cc0000">Hi {{first_name}},</p><p>{{unsubscribe_link}}</p>'
    expect(texts).toEqual([whole, whole, whole])
    expect(subjects).toEqual(['For {{company}}', 'For {{company}}'])
  })

  it('for another list begins with all steps, their subjects and senders', async () => {
    renderScreen('/campaigns?flow=sequence&edit=1&list=2')
    expect(await screen.findAllByRole('button', { name: /^Step \d · / })).toHaveLength(3)
    const { subject, sender } = db.campaigns.get('1')?.steps[0]?.config ?? {}
    expect(screen.getByLabelText('Subject')).toHaveValue(subject)
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: 'Sender' })).toHaveTextContent(sender ?? '')
    })
  })

  it('keeps the sender when the senders could not be loaded', async () => {
    server.use(http.get('*/api/brevo/senders', () => new HttpResponse(null, { status: 500 })))
    renderScreen('/campaigns?flow=sequence&edit=1')
    expect(await screen.findByText(/^The senders could not be loaded\./)).toBeVisible()
    const sender = screen.getByRole('combobox', { name: 'Sender' })
    expect(sender.textContent).toBe(db.campaigns.get('1')?.steps[0]?.config.sender)
  })

  it('says that an unknown campaign was not found', async () => {
    const { history } = renderScreen('/campaigns?flow=sequence&edit=999')
    expect(await screen.findByText('Error – Campaign not found')).toBeVisible()
    await waitFor(() => expect(history.location.search).toBe(''))
  })

  it('shows why the campaigns could not be loaded, and retries on request', async () => {
    useScenario('server-down')
    const { user, history } = renderScreen('/campaigns?flow=sequence&edit=1')
    expect(await screen.findByText('The campaign could not be opened')).toBeVisible()
    expect(screen.queryByText('Error – Campaign not found')).toBeNull()
    expect(history.location.search).toContain('edit=')
    useScenario('default')
    await press(user, 'Retry')
    expect(await screen.findByLabelText('Subject')).toHaveValue('Founders intro')
  })

  it('says that the campaign was deleted elsewhere', async () => {
    const { user } = renderScreen('/campaigns')
    await press(user, 'Actions for Founders intro')
    db.campaigns.remove('1')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Campaign' }))
    expect(await screen.findByText('Error – Campaign not found')).toBeVisible()
  })

  it('does not refetch campaigns that were loaded a moment ago', async () => {
    const reads = vi.fn()
    server.use(http.get('*/api/campaigns', reads))
    // A fixed clock: on a busy machine "a moment ago" may be long ago.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { history } = renderScreen('/campaigns')
    await screen.findByRole('button', { name: 'Actions for Founders intro' })
    act(() => history.push('/campaigns?flow=sequence&edit=1'))
    expect(await screen.findByLabelText('Subject')).toHaveValue('Founders intro')
    expect(reads).toHaveBeenCalledTimes(1)
  })
})
