import { randomUUID } from 'node:crypto'
import type { Run, Step } from './run'

export function sessionSteps(run: Run): { first: Step[]; last: Step[]; refused: Step[] } {
  const { account, api, domain, expect, expectRefusal, clientWith, jar } = run

  const refuses = (does: string, email: string, password: string, expected: number): Step => ({
    operation: 'logIn',
    does,
    async run() {
      const cookies = new Map<string, string>()
      const client = clientWith(cookies)
      const { response } = await client.POST('/api/auth/login', { body: { email, password } })
      expectRefusal(does, response.status, expected)
      const { response: after } = await client.GET('/api/auth/user')
      expectRefusal(`${does}, then GET /api/auth/user`, after.status, 401)
    },
  })

  return {
    refused: [
      refuses('signs in with a wrong password', account.email, randomUUID(), 401),
      refuses(
        'signs in with an address that does not exist',
        `conformance-${randomUUID().slice(0, 8)}@${domain}`,
        randomUUID(),
        401,
      ),
      refuses(
        'signs in with an address of another domain',
        `conformance@not-${domain}`,
        account.password,
        403,
      ),
    ],
    first: [
      {
        operation: 'logIn',
        does: `signs in as ${account.email}`,
        async run() {
          const { user } = run.done(await api.POST('/api/auth/login', { body: account }))
          run.isAdmin = user.role === 'admin'
          expect('/user/email', user.email.toLowerCase(), account.email.toLowerCase())
        },
      },
      {
        operation: 'getCurrentUser',
        does: 'reads the user, who is the one that signed in',
        async run() {
          const { user } = run.done(await api.GET('/api/auth/user'))
          expect('/user/email', user.email.toLowerCase(), account.email.toLowerCase())
        },
      },
    ],
    last: [
      {
        operation: 'logOut',
        does: 'signs out, after which the cookie has no session',
        async run() {
          const old = clientWith(new Map(jar))
          run.done(await api.POST('/api/auth/logout'))
          const { response } = await old.GET('/api/auth/user')
          expectRefusal('then GET /api/auth/user with the old cookie', response.status, 401)
        },
      },
    ],
  }
}
