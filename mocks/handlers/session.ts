import { HttpResponse } from 'msw'
import { http } from '../contract/contract-http'
import { currentUser, openSession, requireUser, sessionTokens } from './guards'
import type { ReadBody } from './read-body'
import { toUser } from './to-api'
import type { World } from '../model/world'

const cookie = (token: string, lifetime = '') => `session=${token}; Path=/; SameSite=Lax${lifetime}`

export function sessionHandlers(world: World, readBody: ReadBody) {
  const { users, sessions } = world.db
  return [
    http.get('/api/auth/user', ({ response, ...call }) => {
      const user = currentUser(world, call)
      return user
        ? response(200).json({ user: toUser(user) })
        : response(401).json({ message: 'Not signed in' })
    }),

    http.post('/api/auth/login', async ({ request, response }) => {
      const { email, password } = await readBody(request)
      const address = email.trim().toLowerCase()
      if (address.slice(address.lastIndexOf('@') + 1) !== world.companyDomain) {
        const message = `Only @${world.companyDomain} emails are allowed`
        return response(403).json({ message })
      }
      const user = users.all().find((one) => one.email.toLowerCase() === address)
      if (user?.password !== password) {
        return response(401).json({ message: 'Invalid email or password' })
      }
      const headers = { 'Set-Cookie': cookie(openSession(world, user)) }
      return response(200).json({ user: toUser(user) }, { headers })
    }),

    http.post('/api/auth/logout', ({ response, ...call }) => {
      requireUser(world, call)
      for (const token of sessionTokens(call)) sessions.remove(token)
      const headers = { 'Set-Cookie': cookie('', '; Max-Age=0') }
      return response.untyped(new HttpResponse(null, { status: 204, headers }))
    }),
  ]
}
