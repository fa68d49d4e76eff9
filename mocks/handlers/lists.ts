import { addLeadsRequest, newList } from '../bodies'
import { http } from '../contract-http'
import { pause } from '../delivery'
import { check, readJson, requireUser } from '../guards'
import { contactsOfList } from '../recipients'
import { toList, toListContact } from '../to-api'
import type { World } from '../world'

const notFound = { message: 'List not found' }

export function listHandlers(world: World) {
  const { lists, memberships, contacts, campaigns } = world.db
  return [
    http.get('/api/lists', ({ response, ...call }) => {
      requireUser(world, call)
      const newestFirst = [...lists.all()].sort((a, b) => b.createdAt - a.createdAt)
      return response(200).json(newestFirst.map((list) => toList(world, list)))
    }),

    http.post('/api/lists', async ({ request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const { name, description } = check(newList, await readJson(request))
      const id = world.nextId('lists')
      lists.insert({ id, name, description, createdAt: world.clock.now() })
      memberships.insert({ id, contactIds: [] })
      return response(201).json({ id, name, description })
    }),

    http.delete('/api/lists/{id}', ({ params, response, ...call }) => {
      requireUser(world, call)
      if (!lists.remove(params.id)) return response(404).json(notFound)
      memberships.remove(params.id)
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
      const { lead_ids } = check(addLeadsRequest, await readJson(request))
      if (!lists.get(params.id)) return response(404).json(notFound)
      const members = memberships.get(params.id)?.contactIds ?? []
      // A set keeps the order and passes over who is in the list already; unknown ids add nobody.
      const contactIds = new Set(members)
      for (const apolloId of lead_ids) {
        const contact = contacts.getByUnique(apolloId)
        if (contact) contactIds.add(contact.id)
      }
      memberships.update(params.id, { contactIds: [...contactIds] })
      return response(200).json({ added: contactIds.size - members.length })
    }),
  ]
}
