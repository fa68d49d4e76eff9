import { http } from '../contract/contract-http'
import { requireAdmin } from './guards'
import type { ReadBody } from './read-body'
import { toUser } from './to-api'
import type { World } from '../model/world'

export function adminUserHandlers(world: World, readBody: ReadBody) {
  const { users, sessions } = world.db
  return [
    http.get('/api/admin/users', ({ response, ...call }) => {
      requireAdmin(world, call)
      return response(200).json({ users: users.all().map(toUser) })
    }),

    http.post('/api/admin/users', async ({ request, response, ...call }) => {
      requireAdmin(world, { request, ...call })
      const { name, email, password } = await readBody(request)
      const address = email.trim().toLowerCase()
      if (address.slice(address.lastIndexOf('@') + 1) !== world.companyDomain) {
        const message = `email is not valid: only @${world.companyDomain} addresses are allowed`
        return response(400).json({ message })
      }
      if (users.all().some((user) => user.email.toLowerCase() === address)) {
        return response(409).json({ message: 'A user with this email exists already' })
      }
      const id = world.nextId('users')
      const user = users.insert({ id, name: name.trim(), email: address, password, role: 'user' })
      return response(201).json({ user: toUser(user) })
    }),

    http.delete('/api/admin/users/{id}', ({ params, response, ...call }) => {
      const self = requireAdmin(world, call)
      if (params.id === self.id) {
        return response(400).json({ message: 'You cannot delete your own account' })
      }
      if (!users.remove(params.id)) return response(404).json({ message: 'User not found' })
      for (const { id, userId } of sessions.all()) if (userId === params.id) sessions.remove(id)
      return response(204).empty()
    }),
  ]
}
