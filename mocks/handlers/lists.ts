import { http } from '../contract/contract-http'
import { pause } from '../simulation/delivery'
import { requireUser } from './guards'
import type { ReadBody } from './read-body'
import { contactsOfList } from '../simulation/recipients'
import { toList, toListContact } from './to-api'
import type { World } from '../model/world'

const notFound = { message: 'List not found' }

export function listHandlers(world: World, readBody: ReadBody) {
  const { lists, memberships, contacts, campaigns } = world.db
  return [
    http.get('/api/lists', ({ response, ...call }) => {
      requireUser(world, call)
      const newestFirst = lists.all().toSorted((a, b) => b.createdAt - a.createdAt)
      return response(200).json(newestFirst.map((list) => toList(world, list)))
    }),

    http.post('/api/lists', async ({ request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const { name, description } = await readBody(request)
      const id = world.nextId('lists')
      lists.insert({ id, name, description, createdAt: world.clock.now() })
      return response(201).json({ id, name, description })
    }),

    http.delete('/api/lists/{id}', ({ params, response, ...call }) => {
      requireUser(world, call)
      if (!lists.remove(params.id)) return response(404).json(notFound)
      memberships.removeAll(params.id)
      const now = world.clock.now()
      for (const { id, listId, runs } of campaigns.all()) {
        if (listId === params.id) campaigns.update(id, { runs: pause(runs, now) })
      }
      return response(204).empty()
    }),

    http.get('/api/lists/{id}/leads', ({ params, response, ...call }) => {
      requireUser(world, call)
      if (!lists.get(params.id)) return response(404).json(notFound)
      return response(200).json(contactsOfList(world, params.id).map(toListContact))
    }),

    http.post('/api/lists/{id}/leads', async ({ params, request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const { lead_ids } = await readBody(request)
      if (!lists.get(params.id)) return response(404).json(notFound)

      const known = lead_ids.flatMap((apolloId) => contacts.getByUnique(String(apolloId))?.id ?? [])
      return response(200).json({ added: memberships.add(params.id, known) })
    }),
  ]
}
