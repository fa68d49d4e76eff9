import { db } from '@mocks/db'
import { server, useScenario } from '@mocks/node'
import { signInAs, signOut } from '@mocks/sign-in'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '@/test/deferred'
import { renderApp } from '@/test/render-app'

// The screens and the editor are loaded on demand, which may take its time.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => signInAs('user'))

type User = ReturnType<typeof renderApp>['user']

const button = (name: string) => screen.findByRole('button', { name })
const press = async (user: User, name: string) => user.click(await button(name))
const nameField = () => screen.findByRole('textbox', { name: 'Campaign name' })
const dialog = (name: string) => screen.findByRole('dialog', { name })

async function chooseOption(user: User, field: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

async function addEmail(user: User) {
  await press(user, 'Add step')
  await user.click(await screen.findByRole('menuitem', { name: 'Email' }))
}

async function reachBuilder(user: User, name = 'Autumn') {
  await press(user, 'Create a new campaign')
  await user.type(await nameField(), name)
  await press(user, 'Continue')
  await chooseOption(user, 'Lead list', /^Pilot customers/)
  await press(user, 'Continue to Sequence Builder')
  await screen.findByText('Sequence start')
}

describe('the creation flow', () => {
  it('leads from a name over a list to a saved draft, with the stated payload', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post('*/api/campaigns', async ({ request }) => {
        bodies.push(await request.clone().json())
      }),
    )
    const { user, history } = renderApp('/campaigns')
    await reachBuilder(user, '  Autumn ')
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Hello')
    await chooseOption(user, 'Sender', /^Sales Team/)
    await addEmail(user)
    await press(user, 'Add cc')
    await user.type(screen.getByRole('textbox', { name: 'Cc' }), 'boss@example.com')
    await press(user, 'Wait for 1 day(s)')
    await press(user, 'One day more')
    await user.dblClick(await button('Save Campaign'))

    expect(await screen.findByText('Campaign created')).toBeVisible()
    expect(bodies).toEqual([
      {
        name: 'Autumn',
        listId: 4,
        emailTemplate: '',
        sequence: [
          {
            id: 'step-1',
            type: 'email',
            config: { subject: 'Hello', content: '', sender: 'sales@example.com', delay: 0 },
          },
          {
            id: 'step-2',
            type: 'email',
            config: {
              subject: '',
              content: '',
              sender: 'sales@example.com',
              delay: 2,
              cc: 'boss@example.com',
              showCc: true,
            },
          },
        ],
        sendDelay: 0,
        followupSequence: 'sequence',
      },
    ])
    expect(await button('Actions for Autumn')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(history.location.search).toBe('')
    await press(user, 'Create a new campaign')
    expect(await nameField()).toHaveValue('')
  })

  it('asks for a name', async () => {
    const { user } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), ' \u200B{Enter}')
    expect(
      await screen.findByText('Campaign name required – Please enter a name for your campaign'),
    ).toBeVisible()
    expect(await button('Continue')).toBeDisabled()
  })

  it('asks for a list, and keeps what was typed on the way back', async () => {
    const { user } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn{Enter}')
    expect(await button('Continue to Sequence Builder')).toBeDisabled()
    expect(screen.getByRole('radio', { name: /Email/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /WhatsApp.*Coming Soon/ })).toBeDisabled()
    await user.type(await nameField(), '{Enter}')
    expect(
      await screen.findByText('Missing information – Please select a lead list to continue'),
    ).toBeVisible()
    await press(user, 'Back')
    expect(await nameField()).toHaveValue('Autumn')
  })

  it('leads to Lists when there is no list', async () => {
    useScenario('empty')
    renderApp('/campaigns?flow=manual')
    expect(await screen.findByText('No lead lists found')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go to Lists Tab' })).toHaveAttribute(
      'href',
      '#/lists',
    )
    expect(await button('Continue to Sequence Builder')).toBeDisabled()
  })

  it('goes on to the builder with a name and a list, and not with a list alone', async () => {
    const { user } = renderApp('/campaigns?flow=manual')
    await chooseOption(user, 'Lead list', /^Pilot customers/)
    expect(await button('Continue to Sequence Builder')).toBeDisabled()
    await user.type(await nameField(), 'Autumn')
    expect(await button('Continue to Sequence Builder')).toBeEnabled()
  })

  it('cannot be saved without a list, nor while it is being saved', async () => {
    const answer = deferred()
    server.use(http.post('*/api/campaigns', () => answer.promise))
    const original = db.campaigns.all().find(({ name }) => name === 'Draft without a list')
    const { user } = renderApp(`/campaigns?flow=sequence&edit=${original?.id}`)
    expect(await button('Save Campaign')).toBeDisabled()
    await chooseOption(user, 'Lead list', /^Pilot customers/)
    await press(user, 'Save Campaign')
    expect(await button('Creating...')).toBeDisabled()
    answer.resolve()
    expect(await screen.findByText('Campaign created')).toBeVisible()
  })

  it('forgets everything on Cancel', async () => {
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    await press(user, 'Cancel')
    expect(await button('Create a new campaign')).toBeVisible()
    expect(screen.queryByText(/unsaved draft/)).toBeNull()
    await press(user, 'Create a new campaign')
    expect(await nameField()).toHaveValue('')
  })

  it('keeps all of it when saving fails', async () => {
    useScenario('campaign-create-fails')
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    await press(user, 'Save Campaign')
    expect(await screen.findByText('Creation failed – Failed to create new campaign')).toBeVisible()
    const reason = /is not saved\. What you wrote is still here\. Something broke/
    expect(await screen.findByText(reason)).toBeVisible()
    expect(await nameField()).toHaveValue('Autumn')
    expect(await button('Save Campaign')).toBeEnabled()
  })

  it('starts with the name where nothing was begun', async () => {
    const { history } = renderApp('/campaigns?flow=sequence')
    expect(await screen.findByText('Create a new campaign')).toBeVisible()
    expect(history.location.search).toBe('?flow=name')
  })
})

describe('the sequence', () => {
  const positions = () =>
    screen.getAllByRole('button', { name: /^Step \d · / }).map((card) => card.textContent)

  it('is added to, reordered and thinned out', async () => {
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    expect(screen.getByText('Send immediately')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete step 1' })).toBeNull()
    await user.type(await screen.findByLabelText('Subject'), 'First')
    await press(user, 'Add step')
    expect(await screen.findByRole('menuitem', { name: /Invitation/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(screen.getByRole('menuitem', { name: 'Email' }))
    expect(positions()).toEqual(['Step 1 · EmailDay 1First', 'Step 2 · EmailDay 2No subject yet'])
    await press(user, 'Move step 2 up')
    expect(positions()).toEqual(['Step 1 · EmailDay 1No subject yet', 'Step 2 · EmailDay 2First'])
    await press(user, 'Duplicate step 2')
    expect(positions()).toHaveLength(3)
    await press(user, 'Delete step 1')
    expect(positions()).toEqual(['Step 1 · EmailDay 1First', 'Step 2 · EmailDay 2First'])
    expect(screen.getByText('No step is selected')).toBeVisible()
  })

  it('waits between 1 and 30 days', async () => {
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    await addEmail(user)
    await press(user, 'Wait for 1 day(s)')
    const days = await screen.findByRole('spinbutton', { name: 'Days to wait before step 2' })
    expect(await button('One day less')).toBeDisabled()
    await user.clear(days)
    await user.type(days, '99{Enter}')
    expect(await button('One day more')).toBeDisabled()
    expect(screen.getByText('Day 31')).toBeVisible()
    await user.clear(days)
    await user.type(days, '0{Enter}')
    await press(user, 'Close the wait editor')
    expect(screen.getByText('Wait for 1 day(s)')).toBeVisible()
  })

  it.each([
    ['senders-empty', 'No senders available'],
    ['default', 'Select a sender'],
  ] as const)('offers the senders of the world %s', async (scenario, text) => {
    useScenario(scenario)
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    expect(await screen.findByRole('combobox', { name: 'Sender' })).toHaveTextContent(text)
  })

  it('names what to check, and leads to the step', async () => {
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    await addEmail(user)
    await user.click(screen.getByText(/things to check before saving/))
    await user.click(await button('Step 1 has no subject.'))
    expect(await screen.findByRole('heading', { name: 'Step 1: Email' })).toBeVisible()
  })
})

describe('Edit', () => {
  it('starts from one step, offers the others, and saves a new campaign', async () => {
    const { user } = renderApp('/campaigns')
    await press(user, 'Actions for Founders intro')
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Campaign' }))
    expect(await screen.findByText('Edit Mode')).toBeVisible()
    expect(await screen.findByLabelText('Subject')).toHaveValue('Founders intro')
    expect(
      screen.getByText("Saving creates a new campaign. 'Founders intro' stays as it is."),
    ).toBeVisible()
    await press(user, 'Add all 3 steps')
    expect(screen.getAllByRole('button', { name: /^Step \d · / })).toHaveLength(4)
    await press(user, 'Save Campaign')
    expect(await screen.findByText('Campaign created')).toBeVisible()
    expect(db.campaigns.count()).toBe(15)
    expect(db.campaigns.all().at(-1)?.steps).toHaveLength(4)

    await press(user, 'Delete the original')
    const confirm = await screen.findByRole('alertdialog', { name: 'Delete Campaign' })
    await user.click(within(confirm).getByRole('button', { name: 'Delete Campaign' }))
    expect(await screen.findByText('Campaign deleted')).toBeVisible()
    expect(db.campaigns.get('1')).toBeUndefined()
  })

  /** A campaign whose template and two steps nobody has looked at, and what is sent of it. */
  function untouched(template: string, subject = 'Old') {
    const bodies: { emailTemplate: string; sequence: { config: Record<string, string> }[] }[] = []
    const campaign = { status: 'draft', sentEmails: 0, totalLeads: 0, createdAt: null, listId: 1 }
    const config = { subject, content: template }
    const steps = [1, 2].map((id) => ({ id, type: 'email', config }))
    server.use(
      http.get('*/api/campaigns', () =>
        HttpResponse.json([{ ...campaign, id: 5, name: 'Old', emailTemplate: template, steps }]),
      ),
      http.post('*/api/campaigns', async ({ request }) => {
        bodies.push(JSON.parse(await request.text()))
        return HttpResponse.json({ id: 6 })
      }),
    )
    return async (user: User) => {
      await press(user, 'Add all 2 steps')
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

  it('sends no script of a template that nobody has looked at', async () => {
    const hostile = '<p>Hi <img src=x onerror="alert(1)"><script>alert(1)</script>there</p>'
    const save = untouched(hostile)
    const { user } = renderApp('/campaigns?flow=sequence&edit=5')
    const { texts } = await save(user)
    expect(texts).toHaveLength(4)
    for (const html of texts) expect(html).not.toMatch(/script|onerror/)
    for (const html of texts) expect(html).toContain('there')
  })

  it('sends whole tokens where nobody has looked, and warns of none of them', async () => {
    const save = untouched(
      '<p style="color:#cc0000">Hi {{first_<b>name</b>}},</p><p>{{ unsubscribe<i> link</i>}}</p>',
      'For {{ Company }}',
    )
    const { user } = renderApp('/campaigns?flow=sequence&edit=5')
    await user.click(await screen.findByText(/to check before saving/))
    expect(await button('Step 1 has no sender.')).toBeVisible()
    const findings = within(screen.getByRole('list', { name: 'To check before saving' }))
    expect(findings.queryByText(/token|formatted in parts|unsubscribe link/)).toBeNull()
    const { texts, subjects } = await save(user)
    const whole = '<p style="color:#cc0000">Hi {{first_name}},</p><p>{{unsubscribe_link}}</p>'
    expect(texts).toEqual([whole, whole, whole, whole])
    expect(subjects).toEqual(['Old', 'For {{company}}', 'For {{company}}'])
  })

  it('says that there is no sender although the original has one that is gone', async () => {
    useScenario('senders-empty')
    renderApp('/campaigns?flow=sequence&edit=1')
    expect(await screen.findByText('No senders available')).toBeVisible()
  })

  it('does not take the sender for gone when the senders could not be read', async () => {
    server.use(http.get('*/api/brevo/senders', () => new HttpResponse(null, { status: 500 })))
    renderApp('/campaigns?flow=sequence&edit=1')
    expect(await screen.findByText(/^The senders could not be loaded\./)).toBeVisible()
    const sender = screen.getByRole('combobox', { name: 'Sender' })
    expect(sender.textContent).toBe(db.campaigns.get('1')?.steps[0]?.config.sender)
  })

  it('of an unknown campaign says so', async () => {
    const { history } = renderApp('/campaigns?flow=sequence&edit=999')
    expect(await screen.findByText('Error – Campaign not found')).toBeVisible()
    await waitFor(() => expect(history.location.search).toBe(''))
  })
})

describe('the draft', () => {
  it('is asked about before it is left', async () => {
    const { user } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    const confirm = await screen.findByRole('alertdialog', { name: /Leave/ })
    expect(within(confirm).getByText(/Your draft stays on this device/)).toBeVisible()
    await user.click(within(confirm).getByRole('button', { name: 'Keep editing' }))
    expect(await nameField()).toHaveValue('Autumn')
  })

  it('is there again after the session was lost, but not for somebody else', async () => {
    const { user } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    await press(user, 'Continue')
    signOut()
    await chooseOption(user, 'Lead list', /^Pilot customers/)
    await press(user, 'Continue to Sequence Builder')
    expect(await screen.findByText('Your session has ended.')).toBeVisible()

    const logIn = async (email: string) => {
      await user.type(screen.getByRole('textbox', { name: 'Email' }), email)
      await user.type(screen.getByLabelText('Password'), 'password{Enter}')
    }
    await logIn('admin@example.com')
    expect(await screen.findByText('Create a new campaign')).toBeVisible()
    expect(await nameField()).toHaveValue('')
    await press(user, 'Logout')
    await screen.findByRole('button', { name: 'Log In' })
    await logIn('user@example.com')
    expect(await nameField()).toHaveValue('Autumn')
  })

  it('is offered on the list, and before a new one', async () => {
    const { user } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await press(user, 'Leave')
    await user.click(await screen.findByRole('link', { name: 'Campaigns' }))
    expect(await screen.findByText(/You have an unsaved draft/)).toBeVisible()

    await press(user, 'Create a new campaign')
    const choice = await dialog('You have an unsaved draft')
    await user.click(within(choice).getByRole('button', { name: 'Restore draft' }))
    expect(await nameField()).toHaveValue('Autumn')
  })

  it('is gone after logging out', async () => {
    const { user } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    await press(user, 'Logout')
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeVisible()
    await waitFor(() => expect(Object.keys(localStorage).filter(isDraft)).toEqual([]))
  })

  it('lasts as long as the page where storage is blocked, and says so', async () => {
    const { user } = renderApp('/campaigns')
    await button('Create a new campaign')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await reachBuilder(user)
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await press(user, 'Leave')
    await user.click(await screen.findByRole('link', { name: 'Campaigns' }))
    await press(user, 'Restore draft')
    expect(await screen.findByText(/This browser does not let us keep a draft/)).toBeVisible()
    await press(user, 'Cancel')
    await button('Create a new campaign')
  })
})

describe('a draft that another tab drops', () => {
  const dropElsewhere = () => {
    const key = Object.keys(localStorage).find(isDraft) ?? ''
    const oldValue = localStorage.getItem(key)
    localStorage.removeItem(key)
    fireEvent(window, new StorageEvent('storage', { key, oldValue, newValue: null }))
  }
  async function beginDraft() {
    const { user, history } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    await waitFor(() => expect(Object.keys(localStorage).some(isDraft)).toBe(true))
    return { user, history }
  }
  const notice = () => screen.queryByText(/^This draft was saved or discarded in another tab\./)

  it('stays here until it is decided about', async () => {
    const { user } = await beginDraft()
    dropElsewhere()
    expect(notice()).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    expect(await screen.findByText(/is lost unless you keep it first\.$/)).toBeVisible()
    await press(user, 'Keep editing')
    await press(user, 'Keep mine')
    expect(notice()).toBeNull()
    expect(await nameField()).toHaveValue('Autumn')
    await waitFor(() => expect(Object.keys(localStorage).some(isDraft)).toBe(true))

    dropElsewhere()
    await press(user, 'Discard it here too')
    await press(user, 'Create a new campaign')
    expect(await nameField()).toHaveValue('')
    expect(notice()).toBeNull()
  })

  it('is offered no longer', async () => {
    const { user } = await beginDraft()
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await press(user, 'Leave')
    await user.click(await screen.findByRole('link', { name: 'Campaigns' }))
    expect(await screen.findByText(/You have an unsaved draft/)).toBeVisible()
    dropElsewhere()
    expect(screen.queryByText(/You have an unsaved draft/)).toBeNull()
  })
})

const isDraft = (key: string) => key.startsWith('draft:')
