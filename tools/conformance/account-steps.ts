import { randomUUID } from 'node:crypto'
import { NotTried, type Jar } from './recording-fetch'
import { need, type Run, type Step } from './run'

/** The calls for admins, and the life of an account: created, signed in, deleted. */
export function accountSteps(run: Run): { steps: Step[]; deletion: Step } {
  const { api, account, clientWith, domain, done, expect, expectRefusal, refuses } = run
  const { made, mark, reads } = run
  const email = `${mark.toLowerCase().replace(' ', '-')}@${domain}`
  const password = randomUUID()
  /** The session of the created account. */
  const cookies: Jar = new Map()

  /** Somebody who is no admin is refused, and cannot try more. */
  async function requireAdmin() {
    if (run.isAdmin) return
    const { response } = await api.GET('/api/admin/users')
    expectRefusal('a user reads the accounts', response.status, 403)
    throw new NotTried('the account is not an admin’s; its refusal was checked')
  }

  const signIn = () => clientWith(cookies).POST('/api/auth/login', { body: { email, password } })

  const steps: Step[] = [
    {
      operation: 'getUsers',
      does: 'reads the accounts',
      async run() {
        await requireAdmin()
        const emails = done(await api.GET('/api/admin/users')).users.map((user) => user.email)
        const own = emails.filter((one) => one.toLowerCase() === account.email.toLowerCase())
        expect('/users: the own account', own.length, 1)
      },
    },
    {
      operation: 'createUser',
      does: `creates an account “${mark}”, signs in with it, and refuses some that are not valid`,
      async run() {
        await requireAdmin()
        const body = { name: mark, email, password }
        const { user } = done(await api.POST('/api/admin/users', { body }))
        made.user = user.id
        const users = await reads.users()
        const { id } = user
        const same = users.filter((one) => one.email === email)
        expect('then GET /api/admin/users', same, [{ id, name: mark, email, role: 'user' }])
        const { response } = await signIn()
        expect('then POST /api/auth/login with it', response.status, 200)
        const wrong = (does: string, status: number, change: object) =>
          refuses(does, status, {
            method: 'POST',
            path: '/api/admin/users',
            body: { ...body, email: `2-${email}`, ...change },
          })
        await wrong('an address that another account has', 409, { email })
        await wrong('an address of another domain', 400, { email: `conformance@not-${domain}` })
        await wrong('a password of 5 characters', 400, { password: '12345' })
        await wrong('a blank name', 400, { name: ' ' })
        expect(
          'after these refusals, GET /api/admin/users',
          (await reads.users()).length,
          users.length,
        )
      },
    },
    ...(['getUsers', 'createUser', 'deleteUser'] as const).map((operation): Step => ({
      operation,
      does: 'makes this call with that account, which is no admin’s, and is refused',
      async run() {
        need(made.user, 'no account was created', 'createUser')
        need(
          cookies.size > 0 ? 'signed in' : '',
          'nobody could sign in with the account',
          'createUser',
        )
        const call = {
          getUsers: { method: 'GET', path: '/api/admin/users' },
          createUser: {
            method: 'POST',
            path: '/api/admin/users',
            body: { name: mark, email: `3-${email}`, password },
          },
          deleteUser: { method: 'DELETE', path: `/api/admin/users/conformance-${randomUUID()}` },
        }[operation]
        await refuses('as a user', 403, call, cookies)
      },
    })),
  ]

  const deletion: Step = {
    operation: 'deleteUser',
    does: 'sees that nobody can use that account any more',
    async run() {
      need(made.user, 'no account was created', 'createUser')
      const { response } = await clientWith(new Map(cookies)).GET('/api/auth/user')
      expectRefusal('then GET /api/auth/user in its session', response.status, 401)
      expectRefusal('then POST /api/auth/login with it', (await signIn()).response.status, 401)
    },
  }
  return { steps, deletion }
}
