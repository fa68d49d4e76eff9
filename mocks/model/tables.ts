import { factory, nullable, primaryKey } from '@mswjs/data'
import { createLinkTable } from './link-table'
import type {
  AccountRow,
  CampaignRow,
  ContactRow,
  ListRow,
  RevealRow,
  SenderRow,
  SequenceRow,
  SessionRow,
  UserRow,
} from './rows'
import { createShardedTable } from './sharded-table'
import type { Shard, Table } from './table'
import { trusted } from './trusted'

export type Tables = ReturnType<typeof createTables>

/**
 * The tables of a world, joined by ids. Only this file uses the data library, for the small tables.
 * Tables with tens of thousands of rows are sharded, because the library would take seconds for
 * them, and a snapshot must not rewrite all rows.
 */
export function createTables() {
  const models = withoutBroadcast(() =>
    factory({
      user: {
        id: primaryKey(String),
        name: String,
        email: String,
        password: String,
        role: String,
      },
      session: { id: primaryKey(String), userId: String },
      sender: { id: primaryKey(String), name: String, email: String, verified: Boolean },
      list: { id: primaryKey(String), name: String, description: String, createdAt: Number },
      campaign: {
        id: primaryKey(String),
        name: String,
        description: String,
        listId: nullable(String),
        emailTemplate: String,
        steps: String,
        status: String,
        createdAt: Number,
        runs: String,
        pace: Number,
      },
      account: { id: primaryKey(String), balance: Number },
      sequence: { id: primaryKey(String), last: Number },
    }),
  )
  return {
    users: libraryTable<UserRow>(models.user),
    sessions: libraryTable<SessionRow>(models.session),
    senders: libraryTable<SenderRow>(models.sender),
    lists: libraryTable<ListRow>(models.list),
    campaigns: libraryTable<CampaignRow>(models.campaign, ['steps', 'runs']),
    account: libraryTable<AccountRow>(models.account),
    sequences: libraryTable<SequenceRow>(models.sequence),
    contacts: createShardedTable<ContactRow>('apolloId'),
    /** List to contacts. */
    memberships: createLinkTable(),
    /** Campaign to the contacts enrolled at its start; kept when its list is deleted. */
    enrolments: createLinkTable(),
    reveals: createShardedTable<RevealRow>(),
  }
}

/** Disables the library's sync between tabs, because each tab has its own world. */
function withoutBroadcast<Result>(make: () => Result): Result {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel')
  if (!channel) return make()
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  try {
    return make()
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', channel)
  }
}

type Where = { where: { id: { equals: string } } }
const where = (id: string): Where => ({ where: { id: { equals: id } } })

/** Row type that fits every model; rows.ts has the actual ones. */
type LibraryRow = Record<string, never>

/** The subset of the library's model in use. */
type Model = {
  create: (row: LibraryRow) => object
  update: (query: Where & { data: LibraryRow }) => object | null
  delete: (query: Where) => object | null
  getAll: () => object[]
  count: () => number
}

function libraryTable<Row extends { id: string }>(
  model: Model,
  json: readonly (keyof Row & string)[] = [],
): Table<Row> {
  let isChanged = false
  // Index by id, because the library scans all rows.
  const entities = new Map<string, object>()
  const create = (row: Row) => {
    const entity = model.create(encode(row))
    entities.set(row.id, entity)
    return entity
  }
  const encode = (part: object): LibraryRow =>
    trusted(
      Object.fromEntries(
        Object.entries(part).map(([key, value]) => [
          key,
          json.some((column) => column === key) ? JSON.stringify(value) : value,
        ]),
      ),
    )
  // The library returns live objects with internal symbols, so rows are copied.
  const decode = (entity: object) => {
    const row: Record<string, unknown> = Object.fromEntries(Object.entries(entity))
    for (const column of json) row[column] = JSON.parse(String(row[column]))
    return trusted<Row>(row)
  }
  const all = () => model.getAll().map(decode)
  const clear = () => {
    for (const row of all()) model.delete(where(row.id))
    entities.clear()
  }
  return {
    all,
    count: () => model.count(),
    get(id) {
      const entity = entities.get(id)
      return entity ? decode(entity) : undefined
    },
    insert(row) {
      isChanged = true
      return decode(create(row))
    },
    update(id, part) {
      const entity = model.update({ ...where(id), data: encode(part) })
      if (!entity) return undefined
      entities.set(id, entity)
      isChanged = true
      return decode(entity)
    },
    remove(id) {
      if (!entities.delete(id)) return false
      model.delete(where(id))
      isChanged = true
      return true
    },
    clear,
    takeChanges() {
      if (!isChanged) return []
      isChanged = false
      return [{ key: 'all', rows: all() }]
    },
    restore(shards: Shard<Row>[]) {
      for (const shard of shards) {
        clear()
        for (const row of shard.rows) create(row)
      }
    },
  }
}
