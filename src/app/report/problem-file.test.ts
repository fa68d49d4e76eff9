import { afterEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import contractText from '../../../openapi.yaml?raw'
import { trusted } from '@mocks/model/trusted'
import { forgetCalls, record, recordedCalls } from '@/shared/api/recorder'
import { fc, runs } from '@/test/fast-check'
import { problemFile } from './problem-file'
import { createStandIns } from './stand-ins'

type Recorded = {
  url?: string
  method?: string
  request?: string
  status?: number
  answer?: string
}

async function call({ url = '/api/lists', method = 'POST', request, ...rest }: Recorded) {
  const { status = 200, answer = '[]' } = rest
  const sent = new Request(`https://sales.test${url}`, { method, body: request })
  const response = await record(sent, async () => new Response(answer, { status }))
  await response.text()
}

type Har = {
  log: {
    _application: Record<string, unknown>
    entries: {
      request: { url: string; postData?: { text: string } }
      response: { status: number; content: { text: string } }
      comment?: string
    }[]
  }
}

async function makeFile({ isReplaced = true } = {}) {
  await expect.poll(() => recordedCalls().every(({ time }) => time > 0)).toBe(true)
  const text = await problemFile({
    whatHappened: '',
    standIns: isReplaced ? createStandIns() : undefined,
    notifications: [],
    views: {},
  })
  return { text, har: trusted<Har>(JSON.parse(text)) }
}

afterEach(() => forgetCalls(false))

/** Stand-ins contain no q, so none equals a word of the data by chance. */
const word = fc.stringMatching(/^q[a-zäß李]{5,9}$/)
const capital = word.map((text) => text.charAt(0).toUpperCase() + text.slice(1))
const data = fc.record({
  name: fc.tuple(capital, capital).map((words) => words.join(' ')),
  address: fc.tuple(word, word).map(([user, host]) => `${user}@${host}.com`),
  phone: fc.stringMatching(/^\+[1-9]\d [1-9]\d [1-9]\d{3} \d{4}$/),
  text: fc.array(word, { minLength: 3, maxLength: 9 }).map((words) => words.join(' ')),
})

const wrapped = (text: string) =>
  fc.constantFrom(
    text,
    `<p style="color: red" title="${text}">Hi {{first_name}}, <b>${text}</b></p>`,
    `The user ${text} does not exist`,
    `https://example.org/${encodeURIComponent(text)}?q=${text}#${text}`,
    JSON.stringify({ error: { [text]: [text] } }),
    `Duplicate entry '${text}' for key 'email'`,
    `mailto:${text}`,
    text.toUpperCase(),
  )

const names = fc.constantFrom('id', 'name', 'email', 'companySize', 'status', 'meta', 'errors')

const nested = (texts: readonly string[]) =>
  fc.letrec((again) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...texts).chain(wrapped),
      fc.constantFrom(1, 0, true, null, 'active', '2026-01-05T09:00:00Z'),
      fc.array(again('value'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(names, fc.constantFrom(...texts)), again('value'), { maxKeys: 5 }),
    ),
  })).value

describe('a file with stand-ins', () => {
  test('has no name, address, telephone number or text of the data, whatever is nested where', async () => {
    const recording = data.chain((person) => {
      const texts = Object.values(person)
      const body = fc.oneof(
        nested(texts).map((value) => JSON.stringify(value)),
        // Truncated JSON.
        nested(texts).map((value) => JSON.stringify(value).slice(0, -1)),
        fc.constantFrom(...texts).chain(wrapped),
      )
      const url = fc
        .constantFrom(...texts)
        .map((text) => `/api/lists/${encodeURIComponent(text)}?type=${encodeURIComponent(text)}`)
      return fc.record({
        person: fc.constant(person),
        recorded: fc.record({
          url,
          request: body,
          answer: body,
          status: fc.constantFrom(200, 201, 404, 500),
        }),
      })
    })
    await fc.assert(
      fc.asyncProperty(recording, async ({ person, recorded }) => {
        forgetCalls(false)
        await call(recorded)
        const { text } = await makeFile()
        const found = text.toLowerCase()
        const { name, address, phone, text: mail } = person
        const parts = `${name} ${address.replace('.com', '')} ${mail} ${phone}`.split(/[\s@]+/)
        expect(
          parts.filter((part) => part.length > 4 && found.includes(part.toLowerCase())),
        ).toEqual([])
        expect(found).not.toContain(phone)
      }),
      runs(60),
    )
  })

  test('uses equal stand-ins for the same person, and a valid address', async () => {
    const ada = {
      name: 'Ada Lovelace',
      email: 'ada@lovelace.example.com',
      phone: '+44 20 7946 0000',
    }
    await call({
      answer: JSON.stringify([ada, { ...ada, firstName: 'Ada', lastName: 'LOVELACE' }]),
    })
    await call({ status: 409, answer: '{"message":"ada@lovelace.example.com exists already"}' })
    const { har } = await makeFile()
    const [people = '', failure = ''] = har.log.entries.map(({ response }) => response.content.text)
    const [first, second] = trusted<Record<string, string>[]>(JSON.parse(people))
    expect(first?.name).toMatch(/^[A-Z][a-z]{2} [A-Z][a-z]{7}$/)
    expect(`${second?.firstName} ${second?.lastName}`.toLowerCase()).toBe(
      first?.name?.toLowerCase(),
    )
    expect(second).toMatchObject({ ...first })
    expect(first?.email).toMatch(/^[a-z]{3}@[a-z]{8}\.[a-z]{7}\.[a-z]{3}\.example$/)
    expect(first?.phone).toMatch(/^\+\d\d \d\d \d{4} \d{4}$/)
    expect(failure).toMatch(/^{"message":"[a-z@.]+ [a-z]{6} [a-z]{7}"}$/)
    expect(failure).toContain(first?.email)
  })

  test('keeps ids, markup and tokens, which identify nobody', async () => {
    const content = '<p style="color: red">Hi {{first_name}},<br>x</p><ada lovelace>'
    const step = { id: 'step-1', config: { content, delay: 3 } }
    await call({
      url: '/api/campaigns/7/start',
      request: JSON.stringify({ status: 'paused', step, createdAt: '2026-01-05T09:00:00.000Z' }),
    })
    const { har } = await makeFile()
    const request = har.log.entries[0]?.request
    expect(request?.url).toBe('https://sales.test/api/campaigns/7/start')
    const sent = trusted<{ step: typeof step }>(JSON.parse(request?.postData?.text ?? ''))
    const found = sent.step.config.content
    expect(sent).toEqual({
      status: 'paused',
      step: { id: 'step-1', config: { content: found, delay: 3 } },
      createdAt: '2026-01-05T09:00:00.000Z',
    })
    expect(found).toMatch(
      /^<p style="[a-z]{5}: [a-z]{3}">[A-Z][a-z] {{first_name}},<br>[a-z]<\/p><[a-z]{3} [a-z]{8}>$/,
    )
    expect(found).not.toMatch(/color|ada|lovelace/)
  })

  test('keeps rates and counts; longer numbers and digits with a point may be telephone numbers', () => {
    const { value } = createStandIns()
    expect(value([0.447123456789, 999_999])).toEqual([0.447123456789, 999_999])
    const numbers = [442_079_460, '07946.0000123']
    expect(value(numbers)).toEqual([expect.any(Number), expect.stringMatching(/^\d{5}\.\d{7}$/)])
    expect(value(numbers)).not.toEqual(expect.arrayContaining([numbers[0]]))
    expect(value(numbers)).not.toEqual(expect.arrayContaining([numbers[1]]))
  })

  test('keeps every enum value of openapi.yaml', () => {
    const values = new Set<string>()
    const visit = (node: unknown) => {
      if (typeof node !== 'object' || node === null) return
      const { enum: items } = trusted<{ enum?: unknown }>(node)
      if (Array.isArray(items)) for (const item of items) values.add(String(item))
      for (const part of Object.values(node)) visit(part)
    }
    visit(parse(contractText))
    expect(values.size).toBeGreaterThan(40)
    const { value } = createStandIns()
    expect(value([...values])).toEqual([...values])
  })
})

describe.each([
  ['with', true],
  ['without', false],
])('a file %s stand-ins', (_with, isReplaced) => {
  const file = () => makeFile({ isReplaced })

  test('has no password, cookie or credential', async () => {
    const secret = fc.stringMatching(/^q[\w"\\é!]{5,12}$/)
    const field = fc.constantFrom('password', 'newPassword', 'access_token', 'Set-Cookie', 'apiKey')
    await fc.assert(
      fc.asyncProperty(secret, field, async (text, name) => {
        forgetCalls(false)
        await call({
          url: '/api/auth/login',
          request: JSON.stringify({ email: 'a@example.com', form: [{ [name]: text }] }),
          answer: JSON.stringify({ message: `Wrong: ${text}` }),
        })
        await call({ answer: JSON.stringify({ user: { session: { [name]: { deep: [text] } } } }) })
        const held = await Promise.all(
          recordedCalls().map(async ({ request, answer }) => request + (await answer?.text())),
        )
        expect(held[0]).not.toContain(text)
        const { har } = await file()
        const shown = har.log.entries.flatMap(({ request, response }) => [
          request.postData?.text,
          response.content.text,
        ])
        const escaped = JSON.stringify(text).slice(1, -1)
        for (const one of shown) expect(one ?? '').not.toContain(escaped)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the recording', () => {
  test('has the last 200 calls, and at most 5 MB', async () => {
    for (let count = 0; count < 205; count += 1) await call({ url: `/api/lists/${count}` })
    expect(recordedCalls().map(({ url }) => new URL(url).pathname)).toEqual(
      Array.from({ length: 200 }, (_, index) => `/api/lists/${index + 5}`),
    )
    const megabyte = JSON.stringify('x'.repeat(1024 * 1024))
    for (let count = 0; count < 7; count += 1) await call({ answer: megabyte })
    const { text, har } = await makeFile()
    expect(recordedCalls()).toHaveLength(4)
    expect(text.length).toBeLessThanOrEqual(5 * 1024 * 1024)
    expect(har.log.entries).toHaveLength(4)
  })

  test('includes calls without an answer, and why', async () => {
    const failing = record(new Request('https://sales.test/api/lists'), () =>
      Promise.reject(new TypeError('Failed to fetch')),
    )
    await expect(failing).rejects.toThrow('Failed to fetch')
    const { har } = await makeFile()
    expect(har.log.entries).toMatchObject([
      { response: { status: 0 }, comment: 'TypeError: Failed to fetch' },
    ])
  })

  test('contains requests and answers unchanged without stand-ins', async () => {
    await call({ request: '{"name":"Ada"}', answer: '{"id":"7"}' })
    const { har } = await makeFile({ isReplaced: false })
    expect(har.log._application).toMatchObject({ hasStandIns: false, language: 'en' })
    expect(har.log.entries[0]).toMatchObject({
      request: { postData: { text: '{"name":"Ada"}' } },
      response: { status: 200, content: { text: '{"id":"7"}' } },
    })
  })
})
