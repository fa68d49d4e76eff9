import { type RecordedCall, recordedCalls } from '@/shared/api/recorder'
import { activeLanguage } from '@/shared/i18n/active-language'
import type { LoggedNotification } from '@/shared/ui/notifications/notification-log'
import { createStandIns, type StandIns } from './stand-ins'

declare const __VERSION__: string

const MAX_BYTES = 5 * 1024 * 1024

export type Problem = {
  /** Written by the user and included verbatim. */
  whatHappened: string
  /** Replaces names, addresses and texts; if undefined, they are included as they are. */
  standIns: StandIns | undefined
  notifications: readonly LoggedNotification[]
  views: unknown
}

/** Returns a HAR 1.2 file of the recorded calls, with further diagnostics under `_application`. */
export async function problemFile(problem: Problem): Promise<string> {
  const data = problem.standIns ?? createStandIns({ isOn: false })
  const application = toApplication(problem, data)
  const entries: string[] = []
  let bytes = new Blob([JSON.stringify(application)]).size
  for (const call of recordedCalls().toReversed()) {
    const entry = JSON.stringify(await toEntry(call, data))
    bytes += new Blob([entry]).size
    if (bytes > MAX_BYTES) break
    entries.unshift(entry)
  }
  const log = {
    version: '1.2',
    creator: { name: 'AI SDR', version: __VERSION__ },
    _application: application,
    entries: ['calls'],
  }
  // The calls are serialised already; inserting them as text avoids parsing them again.
  return JSON.stringify({ log }, null, 2).replace('"calls"', () => entries.join(',\n'))
}

function toApplication({ whatHappened, standIns, notifications, views }: Problem, data: StandIns) {
  const { locale, catalogue } = activeLanguage.get()
  const toEnglish = (text: string) => Object.keys(catalogue).find((key) => catalogue[key] === text)
  return {
    whatHappened,
    hasStandIns: standIns !== undefined,
    version: __VERSION__,
    // The file name identifies the build.
    script: document.querySelector('script[type=module]')?.getAttribute('src') ?? '',
    // The URL never contains typed text.
    address: (standIns ?? createStandIns()).address(location.href),
    language: locale,
    browser: navigator.userAgent,
    window: `${innerWidth} x ${innerHeight}`,
    notifications: notifications.map(({ status, shownAt, title, description = '' }) => ({
      status,
      shownAt,
      // Titles are texts of the product, without data.
      title: toEnglish(title) ?? title,
      description: toEnglish(description) ?? data.text(description),
    })),
    views: data.value(views),
  }
}

async function toEntry(call: RecordedCall, data: StandIns) {
  const { method, status, wait, time } = call
  const url = data.address(call.url)
  const request = data.body(call.request)
  const answer = data.body((await call.answer?.text()) ?? '')
  const [mimeType = ''] = /^[a-z]+\/[a-z.+-]+/i.exec(call.contentType) ?? []
  const headers = [
    { name: 'Content-Type', value: mimeType },
    { name: 'Retry-After', value: /^\d+$/.exec(call.retryAfter ?? '')?.[0] ?? '' },
  ]
  const unknown = { httpVersion: '', cookies: [], headersSize: -1 }
  return {
    startedDateTime: new Date(call.startedAt).toISOString(),
    time: Math.round(time),
    request: {
      ...unknown,
      method,
      url,
      headers: [],
      queryString: Array.from(new URL(url).searchParams, ([name, value]) => ({ name, value })),
      bodySize: request.length,
      ...(request && { postData: { mimeType: 'application/json', text: request } }),
    },
    response: {
      ...unknown,
      status,
      statusText: data.text(call.statusText),
      headers: headers.filter(({ value }) => value !== ''),
      content: { size: answer.length, mimeType, text: answer },
      redirectURL: '',
      bodySize: answer.length,
    },
    cache: {},
    timings: { send: 0, wait: Math.round(wait), receive: Math.round(time - wait) },
    ...(call.failure && { comment: call.failure }),
  }
}
