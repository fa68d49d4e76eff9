/** Broken responses, as caused by proxies, timeouts and networks. */
export const brokenAnswers = ['empty', 'page', 'cut', 'network'] as const

/** A status, or a broken response; `network` means no response. */
export type Failure = number | (typeof brokenAnswers)[number]

export const isFailure = (value: unknown): value is Failure =>
  brokenAnswers.some((name) => name === value) ||
  (typeof value === 'number' && value >= 400 && value <= 599)

export const errorPage = () =>
  new Response('<!doctype html><title>500</title><h1>Internal Server Error</h1><hr>nginx/1.27.0', {
    status: 500,
    headers: { 'Content-Type': 'text/html' },
  })

/** @param answer performs the call; with `cut` it is performed, but the response is truncated */
export async function failedAnswer(
  failure: Failure,
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (failure) {
    case 'network':
      return Response.error()
    case 'page':
      return errorPage()
    case 'empty':
      // No status text, as over HTTP/2.
      return new Response(null, { status: 500 })
    case 'cut': {
      const whole = await answer()
      const text = await whole.text()
      return new Response(text.slice(0, text.length / 2) || null, whole)
    }
    default:
      return Response.json({ message: 'Something broke on the server' }, { status: failure })
  }
}
