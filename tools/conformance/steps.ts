import { randomUUID } from 'node:crypto'
import { trusted } from '../../mocks/model/trusted'
import type { api as productClient } from '../../src/shared/api/client'
import type { paths } from '../../src/shared/api/contract'

export type Account = { email: string; password: string }

export type Step = {
  operation: string
  /** Printed before anything is sent. */
  does: string
  run: () => Promise<void>
}

/** The step was skipped, for a reason other than an error of the server. */
export class NotTried extends Error {}

/** The server could not be reached. */
export class NoAnswer extends NotTried {}

const on = (id: string) => ({ params: { path: { id } } })

/** Request body of the call's example in openapi.yaml. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type
export type ReadExample = <Body>(path: string, name?: string) => Body

type Options = {
  api: typeof productClient
  account: Account
  exampleOf: ReadExample
}

/**
 * Calls every operation of the contract and cleans up afterwards. Sends no mail: the only campaign
 * that is started has an empty list. Search and reveal cost the credits that the texts state.
 */
export function createSteps({ api, account, exampleOf }: Options) {
  const mark = `Conformance ${randomUUID().slice(0, 8)}`
  const created = { list: '', campaign: '', copy: '', user: '' }
  let found: string | undefined
  let contact: string | undefined

  const need = (value: string | undefined, text: string): string => {
    if (!value) throw new NotTried(text)
    return value
  }

  const steps: Step[] = [
    {
      operation: 'logIn',
      does: `signs in as ${account.email}`,
      run: async () => void (await api.POST('/api/auth/login', { body: account })),
    },
    {
      operation: 'getCurrentUser',
      does: 'reads the user',
      run: async () => void (await api.GET('/api/auth/user')),
    },
    {
      operation: 'getCreditBalance',
      does: 'reads the balance',
      run: async () => void (await api.GET('/api/credits/balance')),
    },
    {
      operation: 'searchLeads',
      does: 'searches once, which may cost credits',
      async run() {
        const body = { ...exampleOf<SearchBody>('/api/leads/search'), page_size: 10 }
        const { data } = await api.POST('/api/leads/search', { body })
        found = data?.leads[0]?.apollo_id
      },
    },
    {
      operation: 'revealLeads',
      does: 'reveals the address of one lead that was found, which may cost credits',
      async run() {
        const lead_ids = [need(found, 'the search found nobody')]
        await api.POST('/api/leads/reveal', { body: { lead_ids } })
      },
    },
    {
      operation: 'getLists',
      does: 'reads the lists',
      async run() {
        const { data = [] } = await api.GET('/api/lists')
        contact = data.flatMap(({ leads }) => leads)[0]?.apolloId
      },
    },
    {
      operation: 'createLeads',
      does: 'sends a contact that is in a list already, so that none is created',
      async run() {
        const apolloId = need(contact, 'no list has a contact, and a new one could not be deleted')
        const [lead] = exampleOf<[NewLead]>('/api/leads', 'many')
        await api.POST('/api/leads', { body: [{ ...lead, apolloId }] })
      },
    },
    {
      operation: 'createList',
      does: `creates a list “${mark}”`,
      async run() {
        const body = { name: mark, description: 'Created by a conformance run' }
        const { data } = await api.POST('/api/lists', { body })
        created.list = data?.id ?? ''
      },
    },
    {
      operation: 'createCampaign',
      does: 'creates a campaign with that list, which is still empty',
      async run() {
        const list = need(created.list, 'no list was created')
        const example = exampleOf<NewCampaign>('/api/campaigns')
        const listId = typeof example.listId === 'number' ? Number(list) : list
        const body = { ...example, name: mark, listId }
        created.campaign = (await api.POST('/api/campaigns', { body })).data?.id ?? ''
      },
    },
    {
      operation: 'getCampaigns',
      does: 'reads the campaigns',
      run: async () => void (await api.GET('/api/campaigns')),
    },
    {
      operation: 'duplicateCampaign',
      does: 'duplicates that campaign',
      async run() {
        const id = need(created.campaign, 'no campaign was created')
        created.copy = (await api.POST('/api/campaigns/{id}/duplicate', on(id))).data?.id ?? ''
      },
    },
    {
      operation: 'startCampaign',
      does: 'starts the copy, which has nobody to write to and should be refused',
      async run() {
        const id = need(created.copy, 'there is no copy')
        await api.POST('/api/campaigns/{id}/start', on(id)).catch(ignoreRefusal)
      },
    },
    {
      operation: 'setCampaignStatus',
      does: 'pauses the copy, which should be refused for a draft',
      async run() {
        const id = need(created.copy, 'there is no copy')
        const call = api.PATCH('/api/campaigns/{id}/status', {
          ...on(id),
          body: { status: 'paused' },
        })
        await call.catch(ignoreRefusal)
      },
    },
    {
      operation: 'launchCampaigns',
      does: 'launches the campaign, which has nobody to write to',
      async run() {
        const campaignIds = [need(created.campaign, 'no campaign was created')]
        await api.POST('/api/brevo/launch', { body: { campaignIds } })
      },
    },
    {
      operation: 'addLeadsToList',
      does: 'adds that contact to the list',
      async run() {
        const lead_ids = [need(contact, 'no list has a contact')]
        const id = need(created.list, 'no list was created')
        await api.POST('/api/lists/{id}/leads', { ...on(id), body: { lead_ids } })
      },
    },
    {
      operation: 'getListContacts',
      does: 'reads the contacts of the list',
      async run() {
        await api.GET('/api/lists/{id}/leads', on(need(created.list, 'no list was created')))
      },
    },
    {
      operation: 'getSenders',
      does: 'reads the senders',
      run: async () => void (await api.GET('/api/brevo/senders')),
    },
    {
      operation: 'generateEmail',
      does: 'lets the AI write a mail',
      async run() {
        const body = exampleOf<GenerateEmail>('/api/ai/generate-email')
        await api.POST('/api/ai/generate-email', { body })
      },
    },
    {
      operation: 'getStats',
      does: 'reads the figures of Analytics',
      run: async () => void (await api.GET('/api/analytics/stats')),
    },
    {
      operation: 'getEvents',
      does: 'reads the events',
      run: async () => void (await api.GET('/api/analytics/events')),
    },
    {
      operation: 'getUsers',
      does: 'reads the accounts',
      run: async () => void (await api.GET('/api/admin/users').catch(forAdmins)),
    },
    {
      operation: 'createUser',
      does: `creates an account “${mark}”`,
      async run() {
        const domain = account.email.split('@')[1]
        const email = `${mark.toLowerCase().replace(' ', '-')}@${domain}`
        const body = { name: mark, email, password: randomUUID() }
        const answer = await api.POST('/api/admin/users', { body }).catch(forAdmins)
        created.user = answer?.data?.user.id ?? ''
      },
    },
  ]

  /** The record may exist even if the response to its creation was malformed. */
  async function findUser() {
    const answer = await api.GET('/api/admin/users').catch(forAdmins)
    return answer?.data?.users.find(({ name }) => name === mark)?.id
  }

  /** Always run at the end. */
  const cleaning: Step[] = [
    {
      operation: 'deleteUser',
      does: 'deletes that account',
      async run() {
        const id = need(created.user || (await findUser()), 'no account was created')
        await api.DELETE('/api/admin/users/{id}', on(id))
      },
    },
    ...(['copy', 'campaign'] as const).map((which) => ({
      operation: 'deleteCampaign',
      does: which === 'copy' ? 'deletes the copy' : 'deletes the campaign',
      async run() {
        await api.DELETE('/api/campaigns/{id}', on(need(created[which], 'there is none')))
      },
    })),
    {
      operation: 'deleteList',
      does: 'deletes the list; the contact stays where it was',
      async run() {
        await api.DELETE('/api/lists/{id}', on(need(created.list, 'no list was created')))
      },
    },
    {
      operation: 'logOut',
      does: 'signs out',
      run: async () => void (await api.POST('/api/auth/logout')),
    },
  ]
  return { steps, cleaning }
}

type Body<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody: { content: { 'application/json': infer Json } } }
}
  ? Json
  : never
type SearchBody = Extract<Body<'/api/leads/search'>, { job_titles: unknown }>
type NewLead = Extract<Body<'/api/leads'>, readonly unknown[]>[number]
type NewCampaign = Body<'/api/campaigns'>
type GenerateEmail = Body<'/api/ai/generate-email'>

const statusOf = (error: unknown) =>
  trusted<{ status?: number }>(typeof error === 'object' && error !== null ? error : {}).status

/** Ignores a refusal, whose response is still checked against the contract. */
function ignoreRefusal(error: unknown): void {
  const status = statusOf(error) ?? 0
  if (status < 400 || status >= 500) throw error
}

function forAdmins(error: unknown): undefined {
  if (statusOf(error) === 403) throw new NotTried('the account is not an admin’s')
  throw error
}
