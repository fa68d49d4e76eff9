import { aiPresetValues } from '../../src/shared/api/contract.gen'
import { type Body, type Campaign, need, on, type Run, type Step } from './run'

const parts = ({ name, status, sentEmails, totalLeads, steps, listId }: Campaign) => ({
  name,
  status,
  sentEmails,
  totalLeads,
  steps,
  listId: String(listId),
})

/** Campaigns, their sending, the AI, and Analytics. */
export function campaignSteps(run: Run): Record<'drafts' | 'others' | 'sending', Step[]> {
  const { api, account, done, expect, expectRefusal, refuses, made, mark, reads } = run
  const unknown = `conformance-${mark.slice(-8)}`
  const campaign = () => need(made.campaign, 'no campaign was created', 'createCampaign')
  const copy = () => need(made.copy, 'there is no copy', 'duplicateCampaign')

  async function read(id: string): Promise<Campaign | undefined> {
    return (await reads.campaigns()).find((one) => one.id === id)
  }
  /** @throws NotTried if the mail could go to other addresses */
  async function requireRecipients(id: string, addresses: string[] = []) {
    const listId = String((await read(id))?.listId)
    const contacts = await reads.contacts(listId)
    const isSafe =
      listId === made.list &&
      contacts.every(({ email }) => addresses.includes(email?.toLowerCase() ?? ''))
    need(isSafe ? 'safe' : '', 'somebody else could get its mail', 'createLeads')
  }
  const own = [account.email.toLowerCase()]
  const setStatus = (id: string, status: 'active' | 'paused') =>
    api.PATCH('/api/campaigns/{id}/status', { ...on(id), body: { status } })
  const launch = async (...campaignIds: string[]) =>
    done(await api.POST('/api/brevo/launch', { body: { campaignIds } }))

  const newCampaign = (): Body<'/api/campaigns'> => {
    const list = need(made.list, 'no list was created', 'createList')
    const config = { content: '<p>Hi {{first_name}},</p>', sender: account.email }
    return {
      name: mark,
      listId: String(Number(list)) === list ? Number(list) : list,
      emailTemplate: config.content,
      sequence: [
        { id: 'step-1', type: 'email', config: { ...config, subject: 'A test', delay: 0 } },
        { id: 'step-2', type: 'email', config: { ...config, subject: '', delay: 30 } },
      ],
      sendDelay: 0,
      followupSequence: 'sequence',
    }
  }

  const drafts: Step[] = [
    {
      operation: 'getCampaigns',
      does: 'reads the campaigns',
      async run() {
        const ids = (await reads.campaigns()).map(({ id }) => id)
        expect('different ids', new Set(ids).size, ids.length)
      },
    },
    {
      operation: 'createCampaign',
      does: 'creates a campaign with that list, and refuses some that are not valid',
      async run() {
        const body = newCampaign()
        const answer = done(await api.POST('/api/campaigns', { body }))
        made.campaign = answer.id
        const draft = {
          name: mark,
          status: 'draft',
          sentEmails: 0,
          totalLeads: 0,
          steps: body.sequence,
          listId: String(body.listId),
        }
        expect('', parts(answer), draft)
        const all = await reads.campaigns()
        const place = 'then GET /api/campaigns'
        expect(`${place}, of this name`, all.filter(({ name }) => name === mark).length, 1)
        expect(`${place}, /0/id`, all[0]?.id, answer.id)
        const created = all.find(({ id }) => id === answer.id)
        if (created) expect(place, parts(created), draft)
        const wrong = { method: 'POST', path: '/api/campaigns' }
        await refuses('sends no step', 400, { ...wrong, body: { ...body, sequence: [] } })
        await refuses('sends a blank name', 400, { ...wrong, body: { ...body, name: ' ' } })
        const after = await reads.campaigns()
        expect('after these refusals, GET /api/campaigns', after.length, all.length)
      },
    },
    {
      operation: 'duplicateCampaign',
      does: 'duplicates that campaign',
      async run() {
        const original = await read(campaign())
        const answer = done(await api.POST('/api/campaigns/{id}/duplicate', on(campaign())))
        made.copy = answer.id
        expect('/id: that of the original', answer.id === campaign(), false)
        const created = await read(answer.id)
        const place = 'then GET /api/campaigns'
        expect(`${place}: has the copy`, created !== undefined, true)
        if (!created || !original) return
        const { name } = created
        expect(`${place}, copy`, parts(created), { ...parts(original), name, status: 'draft' })
        expect('', parts(answer), parts(created))
        expect(`${place}, original`, await read(campaign()), original)
      },
    },
    {
      operation: 'startCampaign',
      does: 'starts the copy, which has nobody to write to, and is refused',
      async run() {
        await requireRecipients(copy())
        const { response } = await api.POST('/api/campaigns/{id}/start', on(copy()))
        expectRefusal('nobody to write to', response.status, 400)
        expect('then GET /api/campaigns: status', (await read(copy()))?.status, 'draft')
      },
    },
    {
      operation: 'setCampaignStatus',
      does: 'pauses the copy, which is a draft, and is refused',
      async run() {
        const { response } = await setStatus(copy(), 'paused')
        expectRefusal('pauses a draft', response.status, 409)
        expect('then GET /api/campaigns: status', (await read(copy()))?.status, 'draft')
      },
    },
    {
      operation: 'setCampaignStatus',
      does: 'pauses a campaign that is paused already, if there is one',
      async run() {
        const paused = (await reads.campaigns()).find(({ status }) => status === 'paused')
        if (!paused) return
        expect('/status', done(await setStatus(paused.id, 'paused')).status, 'paused')
        expect('then GET /api/campaigns: status', (await read(paused.id))?.status, 'paused')
      },
    },
    {
      operation: 'launchCampaigns',
      does: 'launches the campaign, which has nobody to write to, and one that does not exist',
      async run() {
        await requireRecipients(campaign())
        const results = await launch(campaign(), unknown)
        const ids = results.map(({ campaignId }) => campaignId)
        expect('/: campaignIds', ids, [campaign(), unknown])
        expect('/1/ok, which does not exist', results[1]?.ok, false)
        const status = results[0]?.ok ? 'active' : 'draft'
        expect('then GET /api/campaigns: status', (await read(campaign()))?.status, status)
        const body = { campaignIds: [] }
        await refuses('launches nothing', 400, { method: 'POST', path: '/api/brevo/launch', body })
      },
    },
  ]

  const sending: Step[] = [
    {
      operation: 'startCampaign',
      does: 'starts the copy, which sends mail to your own address; a second time is refused',
      needs: 'send',
      async run() {
        await requireRecipients(copy(), own)
        const answer = done(await api.POST('/api/campaigns/{id}/start', on(copy())))
        expect('', answer, { prospectsAdded: 1, prospectsSkipped: 0 })
        const { status, totalLeads } = (await read(copy())) ?? {}
        expect('then GET /api/campaigns: status', status, 'active')
        expect('then GET /api/campaigns: totalLeads', totalLeads, 1)
        const { response } = await api.POST('/api/campaigns/{id}/start', on(copy()))
        expectRefusal('starts it again', response.status, 409)
      },
    },
    {
      operation: 'setCampaignStatus',
      does: 'pauses the copy, resumes it, and pauses it again',
      needs: 'send',
      async run() {
        await requireRecipients(copy(), own)
        for (const status of ['paused', 'active', 'paused'] as const) {
          expect('/status', done(await setStatus(copy(), status)).status, status)
          expect('then GET /api/campaigns: status', (await read(copy()))?.status, status)
        }
      },
    },
    {
      operation: 'launchCampaigns',
      does: 'launches the campaign, which sends mail to your own address; a second time fails',
      needs: 'send',
      async run() {
        await requireRecipients(campaign(), own)
        const [result] = await launch(campaign())
        expect('/0/ok', result?.ok, true)
        expect('then GET /api/campaigns: status', (await read(campaign()))?.status, 'active')
        const [again] = await launch(campaign())
        expect('/0/ok, launched again', again?.ok, false)
      },
    },
  ]

  const others: Step[] = [
    {
      operation: 'getSenders',
      does: 'reads the senders',
      run: async () => void done(await api.GET('/api/brevo/senders')),
    },
    {
      operation: 'generateEmail',
      does: 'lets the AI write a mail with each preset',
      needs: 'spend',
      async run() {
        for (const preset_id of aiPresetValues) {
          const body = { ...mail, preset_id }
          const { html, text } = done(await api.POST('/api/ai/generate-email', { body }))
          expect(`/html and /text with ${preset_id}: both empty`, !html && !text, false)
        }
        const path = '/api/ai/generate-email'
        const body = { ...mail, preset_id: 'no_such_preset' }
        await refuses('names an unknown preset', 400, { method: 'POST', path, body })
      },
    },
    {
      operation: 'getStats',
      does: 'reads the figures of Analytics',
      run: async () => void done(await api.GET('/api/analytics/stats')),
    },
    {
      operation: 'getEvents',
      does: 'reads the events, of each type too, and refuses an unknown type and limit',
      async run() {
        const readEvents = async (query: { type?: Event['eventType']; limit?: number }) =>
          done(await api.GET('/api/analytics/events', { params: { query } }))
        const events = await readEvents({})
        expect('more than 50', events.length > 50, false)
        const times = events.map(({ timestamp }) => timestamp)
        const late = times.findIndex(
          (time, n) => Date.parse(time) > Date.parse(times[n - 1] ?? time),
        )
        const pair = late === -1 ? [] : times.slice(late - 1, late + 1)
        expect('newest first: out of order', pair, [])
        expect('with limit 1', (await readEvents({ limit: 1 })).length, Math.min(1, events.length))
        for (const type of new Set(events.map(({ eventType }) => eventType))) {
          const types = new Set((await readEvents({ type })).map(({ eventType }) => eventType))
          expect(`types with type=${type}`, [...types], [type])
        }
        const path = '/api/analytics/events'
        await refuses('asks for an unknown type', 400, { method: 'GET', path: `${path}?type=read` })
        await refuses('asks for 501 events', 400, { method: 'GET', path: `${path}?limit=501` })
      },
    },
  ]
  return { drafts, others, sending }
}

type Event = { eventType: 'opened' | 'replied' | 'clicked' | 'bounced' | 'sent' }

const mail = {
  editor_html: '<p>Hi {{first_name}},</p>',
  subject: 'A test',
  lead: {
    first_name: 'Ada',
    last_name: 'Lovelace',
    company: 'Analytical Engines',
    title: 'Analyst',
    industry: 'computer_software',
    site: 'analytical.example',
    tech_stack: ['React'],
  },
  context: {
    value_props: ['Half the time to first reply'],
    proof_points: ['Used by 200 teams'],
    use_case: 'outbound',
    pain_points: ['Low reply rates'],
    previous_email_summary: '',
    objection_type: '',
  },
  options: {
    tone: 'confident',
    length: 'medium',
    temperature: 0.6,
    insert_mode: 'insert' as const,
  },
}
