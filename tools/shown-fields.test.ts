import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import openapiTypes, { astToString } from 'openapi-typescript'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { world } from '../mocks/entry/db'
import { toCampaign, toList, toListContact, toUser } from '../mocks/handlers/to-api'
import { snapshotVersion } from '../mocks/persistence/snapshot'
import { filesIn } from './texts/sources'

/**
 * Files that read, show or write a record, or one declaration of a file ('path: name'), with the
 * fields that each omits and why.
 */
type Places = Record<string, Record<string, string>>

const text = (path: string) => readFileSync(path, 'utf8')

function textAt(place: string): string {
  const [path = '', name] = place.split(': ')
  if (name === undefined) return text(path)
  const declarations = text(path).split(/\n(?=export |function |const |type |\/\*\*)/)
  const found = declarations.find((one) =>
    new RegExp(String.raw`^(?:export )?(?:function|const) ${name}\b`).test(one),
  )
  if (found === undefined) throw new Error(`${path} does not declare ${name}`)
  return found
}

type Schema = { properties?: Record<string, unknown> }
const { components }: { components: { schemas: Record<string, Schema> } } = parse(
  text('openapi.yaml'),
)
const fieldsOf = (schema: string) =>
  Object.keys(components.schemas[schema]?.properties ?? {}).filter((name) => name !== 'id')

/** Fields of the app's own type, some of which are not in the contract. */
const [, leadSchema = ''] =
  /const leadSchema = z\.object\(\{\n(.*?)\n\}\)/s.exec(
    text('src/entities/lead/lead-mapping.ts'),
  ) ?? []
const leadFields = Array.from(leadSchema.matchAll(/^ {2}(\w+):/gm), ([, name = '']) => name).filter(
  (name) => !/^(key|apolloId|sentId|(?:is|has)[A-Z]\w*)$/.test(name),
)

const inOriginal = {
  sequence: 'the steps',
  sendDelay: 'always the same',
  followupSequence: 'always the same',
}
const namesInParts = { firstName: 'in the name', lastName: 'in the name' }
const inPanel = { phone: 'the panel shows it', linkedinUrl: 'the panel shows it' }
const notInForm = { emailTemplate: 'that of the first step', ...inOriginal }

const entities: Record<string, { fields: string[]; places: Places }> = {
  'a lead': {
    fields: leadFields,
    places: {
      'src/entities/lead/ui/lead-columns.tsx': {},
      'src/entities/lead/sort-leads.ts': { title: 'stands below the name, in one column' },
      'src/entities/campaign/ui/lead-panel.tsx: LeadPanel': {},
      'src/features/lead-search/page-actions.tsx': {
        email: 'the export has the six columns of the specification',
      },
      'mocks/handlers/to-api.ts: toLead': {},
    },
  },
  'a contact': {
    fields: fieldsOf('ListContact').filter((name) => !/^(apolloId|companyName)$/.test(name)),
    places: {
      'src/entities/lead/lead-mapping.ts: wireContact': {},
      'mocks/handlers/to-api.ts: toListContact': { company: 'sent as companyName' },
      'src/features/lists/contacts/contact-rows.ts: columnsOf': { ...namesInParts, ...inPanel },
      'src/features/lists/contacts/contact-rows.ts: toRows': {
        ...namesInParts,
        companySize: 'a number is no word to search for',
        ...inPanel,
      },
      'src/features/lists/contacts/contacts-actions.tsx: contactsToCsv': {
        ...namesInParts,
        name: 'in two columns, by partsOfName',
      },
      'src/features/lists/contacts/contacts-actions.tsx: CSV_HEADER': {
        name: 'in two columns, by partsOfName',
      },
      'src/features/lists/cleaning/cleaned-contacts.ts: cellsOf': {
        name: 'follows from its parts',
        companySize: 'a new lead is sent without it',
      },
      'src/entities/campaign/ui/lead-panel.tsx: LeadPanel': namesInParts,
    },
  },
  'a campaign': {
    fields: fieldsOf('Campaign'),
    places: {
      'src/entities/campaign/campaign.ts': {},
      'mocks/handlers/to-api.ts: toCampaign': {},
      'src/features/campaigns/list/campaign-details.tsx': {
        emailTemplate: 'that of the first step, which is shown',
        sentEmails: 'shown by sentInWords',
        totalLeads: 'shown by sentInWords',
        createdAt: 'the list shows it',
      },
    },
  },
  'a campaign that is created': {
    fields: fieldsOf('NewCampaign'),
    places: {
      'src/entities/campaign/model/campaign-form.ts: toCreateRequest': {},
      'src/entities/campaign/model/campaign-form.ts: formReader': notInForm,
      'src/entities/campaign/model/campaign-form.ts: fromCampaign': inOriginal,
    },
  },
  'a step': {
    fields: fieldsOf('StepConfig'),
    places: {
      'src/entities/campaign/campaign.ts': { showCc: 'follows from cc' },
      'src/entities/campaign/model/sequence.ts': {},
      'src/entities/campaign/model/campaign-form.ts: toWireStep': {},
      'src/entities/campaign/model/campaign-form.ts: formReader': {},
    },
  },
  'a list': {
    fields: fieldsOf('List'),
    places: {
      'src/entities/list/list-queries.ts': {},
      'src/features/lists/list-table.tsx': { leads: 'their number is shown' },
      'mocks/handlers/to-api.ts: toList': {},
    },
  },
  'an event': {
    fields: fieldsOf('Event'),
    places: {
      'src/entities/event/event.ts': {},
      'src/features/analytics/events-table.tsx': {},
      'src/features/analytics/events-csv.ts': {},
      'mocks/handlers/analytics.ts': {},
    },
  },
  'a user': {
    fields: fieldsOf('User'),
    places: {
      'src/entities/session/user.ts': {},
      'src/features/settings/users/user-management.tsx': { role: 'shown by roleLabel' },
      'mocks/handlers/to-api.ts: toUser': {},
    },
  },
}

/** The field name as spelt by the app or by the contract. */
const has = (content: string, field: string) => {
  const wireName = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return new RegExp(String.raw`\b(${field}|${wireName})\b|lead${field}\b`, 'i').test(content)
}

describe.each(Object.entries(entities))('every field of %s', (_, { fields, places }) => {
  test('is known', () => {
    expect(fields.length).toBeGreaterThan(2)
  })

  test.each(Object.entries(places))('is in %s', (path, exceptions) => {
    const content = textAt(path)
    expect(fields.filter((field) => !has(content, field))).toEqual(Object.keys(exceptions))
  })
})

/** Names of the fields in all examples of the contract. */
const exampleFields = new Set<string>()
function noteFields(node: unknown, isExample: boolean): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (isExample) exampleFields.add(key)
    noteFields(value, isExample || /^examples?$/.test(key))
  }
}
noteFields(parse(text('openapi.yaml')), false)

const withoutExample: Record<string, string> = {
  cc: 'the examples have no copies',
  showCc: 'follows from cc',
  filters: 'the other form of a search',
  active: 'the other form of a status',
  text: 'the other form of an answer',
}

test('openapi.yaml has an example of each field', () => {
  const fields = new Set(Object.keys(components.schemas).flatMap(fieldsOf))
  expect([...fields].filter((name) => !exampleFields.has(name)).toSorted()).toEqual(
    Object.keys(withoutExample).toSorted(),
  )
})

const { contacts, campaigns, lists, users } = world.db
const sampleCampaigns = campaigns.all().map((campaign) => toCampaign(world, campaign))
const sampleSteps = sampleCampaigns.flatMap(({ steps }) => steps)

const sampleData: Record<string, { records: object[]; exceptions: Record<string, string> }> = {
  ListContact: {
    records: contacts.all().map(toListContact),
    exceptions: { company: 'sent as companyName' },
  },
  Campaign: {
    records: sampleCampaigns,
    exceptions: { description: 'no call sets it' },
  },
  StepConfig: {
    records: sampleSteps.map(({ config }) => config),
    exceptions: { cc: 'campaigns made here have copies', showCc: 'follows from cc' },
  },
  List: { records: lists.all().map((list) => toList(world, list)), exceptions: {} },
  User: { records: users.all().map(toUser), exceptions: {} },
}

test.each(Object.entries(sampleData))(
  'mocks/seed/seed.ts gives each field of %s a value',
  (schema, { records, exceptions }) => {
    const hasValue = (record: object, field: string) => Boolean(Reflect.get(record, field))
    const empty = fieldsOf(schema).filter((field) => !records.some((one) => hasValue(one, field)))
    expect(empty).toEqual(Object.keys(exceptions))
  },
)

test('src/shared/api/contract.gen.ts is what `npm run contract` writes', async () => {
  const types = await openapiTypes(text('openapi.yaml'), { alphabetize: true, enumValues: true })
  const withoutFormat = (code: string) => code.replaceAll(/\/\*.*?\*\/|[^\w$]/gs, '')
  const written = withoutFormat(text('src/shared/api/contract.gen.ts'))
  expect(written === withoutFormat(astToString(types))).toBe(true)
})

test('mocks/persistence/snapshot.ts counts the versions of the rows', () => {
  const rows = text('mocks/model/rows.ts').replaceAll(/\/\*.*?\*\/|\s/gs, '')
  const print = createHash('sha256').update(rows).digest('hex').slice(0, 8)
  expect(
    { snapshotVersion, rows: print },
    'mocks/model/rows.ts has changed: increment snapshotVersion, then copy both values to this test',
  ).toEqual({ snapshotVersion: 1, rows: 'ceb4fcb6' })
})

const { type: stepType } = components.schemas.SequenceStep?.properties ?? {}
const { enum: stepTypes } = z.object({ enum: z.array(z.string()) }).parse(stepType)

test('mocks/seed has a step of each type', () => {
  expect([...new Set(sampleSteps.map(({ type }) => type))].toSorted()).toEqual(stepTypes.toSorted())
})

test('a step is sent with its own type, and is not announced once it can be sent', () => {
  const path = 'src/features/campaign-builder/sequence/step-types.ts: comingStepTypes'
  expect(textAt('src/entities/campaign/model/campaign-form.ts: toWireStep')).not.toMatch(/type: '/)
  expect(stepTypes.filter((type) => textAt(path).includes(`'${type}'`))).toEqual([])
})

test('every filter of the campaigns has a control, and a test that chooses it', () => {
  const folder = 'src/features/campaigns/list'
  const [, choices = ''] = /choices = \[(.*?)\]/s.exec(text(`${folder}/find-campaigns.ts`)) ?? []
  const names = Array.from(choices.matchAll(/'(\w+)'/g), ([, name = '']) => name)
  expect(names.length).toBeGreaterThan(1)
  const without = (file: string, use: string) => {
    const content = text(`${folder}/${file}`)
    return names.filter((name) => !content.includes(`${use}{ ${name}`))
  }
  expect({
    'campaign-filters.tsx': without('campaign-filters.tsx', 'onChange('),
    'find-campaigns.test.ts': without('find-campaigns.test.ts', '['),
  }).toEqual({ 'campaign-filters.tsx': [], 'find-campaigns.test.ts': [] })
})

test.each([
  ['lists', 'lists-search-params.ts: listFilterParams'],
  ['analytics', 'events-view.ts: eventFilterParams'],
])('every filter of %s has a control', (feature, place) => {
  const folder = `src/features/${feature}`
  const names = Array.from(
    textAt(`${folder}/${place}`).matchAll(/\b(\w+): (?:textParam|z\.)/g),
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(1)
  const [, linked = ''] =
    /linked = new Set\((.*)\)/.exec(text('src/app/shell/view-keeper.ts')) ?? []
  const screens = filesIn(folder)
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map(text)
    .join('\n')
  const isSet = (name: string) =>
    new RegExp(`on(?:ViewChange|Adjust)\\(\\{ ${name}\\b`).test(screens)
  expect(names.filter((name) => !isSet(name) && !linked.includes(`'${name}'`))).toEqual([])
})

const searchParams = {
  '/search': 'lead-search/search-params.ts',
  '/lists': 'lists/lists-search-params.ts',
  '/campaigns': '../entities/campaign/model/campaign-search-params.ts',
  '/analytics': 'analytics/events-view.ts',
}

test('commands and stories open an address with search params that exist', () => {
  const commands = 'src/app/keyboard/general-commands.ts'
  const stories = filesIn('stories/screens').filter((path) => path.endsWith('.tsx'))
  const paths = [commands, ...stories]
  const used = paths.flatMap((path) =>
    Array.from(
      text(path).matchAll(/'(\/\w+)(?:\?|',\s*search: \{ )(\w+)[=:]/g),
      ([, screen = '', name = '']) => ({ path, screen, name }),
    ),
  )
  expect(used.filter(({ path }) => path === commands).length).toBeGreaterThan(2)
  const unknown = used.filter(({ screen, name }) => {
    const file = Object.entries(searchParams).find(([one]) => one === screen)?.[1]
    return file && !new RegExp(`(?:^ +|[{,] )${name}: `, 'm').test(text(`src/features/${file}`))
  })
  expect(unknown).toEqual([])
})

test('each search param of Analytics is read by its screen', () => {
  const view = 'src/features/analytics/events-view.ts'
  const names = Array.from(text(view).matchAll(/^ {2}(\w+): /gm), ([, name = '']) => name)
  const screens = filesIn('src/features/analytics')
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map(text)
    .join('\n')
  expect(names).toContain('details')
  expect(names.filter((name) => !new RegExp(`(?:\\.|[{,] )${name}\\b`).test(screens))).toEqual([])
})

test('every icon of src/shared/ui/icons.ts is used', () => {
  // check:unused does not see it, because a story shows them all.
  const list = 'src/shared/ui/icons.ts'
  const names = text(list).match(/\b[A-Z]\w*Icon(?=,)/g) ?? []
  const used = new Set(
    filesIn('src')
      .filter((path) => path !== list && /\.tsx?$/.test(path) && !path.includes('.test.'))
      .flatMap((path) => text(path).match(/\b[A-Z]\w*Icon\b/g) ?? []),
  )
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => !used.has(name))).toEqual([])
})

type Operation = { operationId: string }
const { paths }: { paths: Record<string, Record<string, Operation>> } = parse(text('openapi.yaml'))

const sources = (folder: string) =>
  filesIn(folder)
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .map(text)
    .join('\n')
const handlers = sources('mocks/handlers')
const steps = sources('tools/conformance')
const everyWrite = text('src/app/every-write.test.tsx')

const methods = ['post', 'put', 'patch', 'delete']
const writes = Object.entries(paths).flatMap(([path, operations]) =>
  methods.flatMap((method) => {
    const operation = operations[method]
    return operation ? [{ ...operation, method, path }] : []
  }),
)

test.each(writes)('$operationId has a handler, a step and a case', (write) => {
  const { operationId, method, path } = write
  const places = {
    'mocks/handlers': handlers.includes(`http.${method}('${path}'`),
    'tools/conformance': steps.includes(`operation: '${operationId}'`),
    'src/app/every-write.test.tsx':
      // Writes nothing: a text that the AI suggests.
      operationId === 'generateEmail' ||
      everyWrite.includes(`call: '${method.toUpperCase()} ${path}'`),
  }
  expect(places).toEqual(Object.fromEntries(Object.keys(places).map((place) => [place, true])))
})
