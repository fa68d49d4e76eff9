import { QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readNow } from './read-now'

const aClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

it('reads once, even while the clock stands still', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const client = aClient()
  let reads = 0
  const query = {
    queryKey: ['campaigns'],
    queryFn: async () => {
      reads += 1
      if (reads > 3) throw new Error('It reads again and again')
      return reads
    },
  }
  expect([await readNow(client, query), await readNow(client, query)]).toEqual([1, 2])
})

it('reads again when its read was cancelled, and a change of the cache is no read', async () => {
  const client = aClient()
  const answers: ((text: string) => void)[] = []
  const query = {
    queryKey: ['campaigns'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      signal.throwIfAborted()
      return new Promise<string>((resolve) => answers.push(resolve))
    },
  }
  client.setQueryData(query.queryKey, 'before')
  const reading = readNow(client, query)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await client.cancelQueries({ queryKey: query.queryKey })
  client.setQueryData(query.queryKey, 'changed here')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('from the server')
  expect(await reading).toBe('from the server')
})
