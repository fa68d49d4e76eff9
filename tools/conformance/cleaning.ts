import { instead } from './differences'
import { NotTried } from './recording-fetch'
import { on, type Run, type Step } from './run'

type Row = { id: string }

/** Deletes what the run has made, also where the answer to its creation was malformed. */
export function createCleaning(run: Run) {
  const { api, made, mark, reads, report } = run

  const kinds = [
    {
      kind: 'account',
      operation: 'deleteUser',
      read: reads.users,
      path: '/api/admin/users/{id}',
      ids: () => [made.user],
    },
    {
      kind: 'campaign',
      operation: 'deleteCampaign',
      read: reads.campaigns,
      path: '/api/campaigns/{id}',
      ids: () => [made.copy, made.campaign],
    },
    {
      kind: 'list',
      operation: 'deleteList',
      read: reads.lists,
      path: '/api/lists/{id}',
      ids: () => [made.list],
    },
  ] as const

  type Kind = (typeof kinds)[number]

  async function findAll({ read, ids }: Kind): Promise<string[]> {
    const wanted = new Set(ids())
    const rows: readonly Row[] = await read()
    return rows
      .filter((row) => wanted.has(row.id) || JSON.stringify(row).includes(mark))
      .map(({ id }) => id)
  }

  const steps = kinds.map((kind): Step => ({
    operation: kind.operation,
    does: `deletes each ${kind.kind} that was created`,
    async run() {
      // What cannot be found is deleted by the id that was answered.
      const found = await findAll(kind).catch(() => kind.ids().filter(Boolean))
      if (found.length === 0) throw new NotTried(`no ${kind.kind} was created`)
      for (const id of found) {
        const { response } = await api.DELETE(kind.path, on(id))
        if (!response.ok) report(instead(204, response.status), response.statusText)
      }
      for (const id of await findAll(kind)) {
        const text = `then GET ${kind.path.replace('/{id}', '')}: ${kind.kind} ${id} is still there`
        report(text)
      }
    },
  }))

  /** What is still there, by name and id; what cannot be read may be there. */
  async function leftovers(): Promise<string[]> {
    const all = await Promise.all(
      kinds.map(async (kind) => {
        const isRead = kind.kind !== 'account' || run.isAdmin
        const ids = isRead ? await findAll(kind).catch(() => kind.ids().filter(Boolean)) : []
        return ids.map((id) => `${kind.kind} ${id}`)
      }),
    )
    return all.flat()
  }

  return { steps, leftovers }
}
