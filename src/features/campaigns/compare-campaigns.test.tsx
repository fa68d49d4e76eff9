import { server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { renderScreen } from '@/test/render-screen'

const campaign = (id: string, name: string) => ({ id, name, status: 'paused', steps: [] })

const replyTo = (campaign: string, index: number) => ({
  id: `${campaign}${index}`,
  timestamp: new Date(Date.UTC(2026, 10, 1) + index * 60_000).toISOString(),
  eventType: 'replied',
  payload: { campaign },
})

it('replies that the server no longer returns stay known, and unknown ones are no 0', async () => {
  signInAs('user')
  let events = [1, 2, 3].map((index) => replyTo('Spring', index))
  server.use(
    http.get('*/api/campaigns', () =>
      HttpResponse.json([campaign('1', 'Spring'), campaign('2', 'Autumn')]),
    ),
    http.get('*/api/analytics/events', () => HttpResponse.json(events)),
  )
  const compare = async () => {
    const { user } = renderScreen('/campaigns')
    for (const name of ['Spring', 'Autumn'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Compare 2 campaigns' }))
    const label = await screen.findByRole('rowheader', { name: 'Known replies' })
    await waitFor(() => expect(label.closest('tr')).toHaveTextContent(/[0-9–]$/))
    return { user, row: label.closest('tr') }
  }
  const { user, row } = await compare()
  expect(row).toHaveTextContent('Known replies3 0')
  await user.click(screen.getByRole('link', { name: '3' }))
  await screen.findByRole('heading', { name: 'Analytics Dashboard' })

  cleanup()
  events = Array.from({ length: 50 }, (_, index) => replyTo('Fair', index + 10))
  expect((await compare()).row).toHaveTextContent('Known repliesat least 3 –')
  expect(
    screen.getAllByTitle(
      'None among the latest 50 of all campaigns; older ones cannot be read.',
    )[0],
  ).toHaveTextContent('–')
})

it('says of a count of replies that another campaign of the name shares it', async () => {
  signInAs('user')
  const reply = {
    id: 'e1',
    timestamp: '2026-11-01T00:00:00Z',
    eventType: 'replied',
    contactName: 'Ada',
    contactEmail: 'ada@example.com',
    payload: { campaign: 'Spring' },
  }
  server.use(
    http.get('*/api/campaigns', () =>
      HttpResponse.json([campaign('1', 'Spring'), campaign('2', ' Spring'), campaign('3', 'Fair')]),
    ),
    http.get('*/api/analytics/events', ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('type') === 'replied' ? [reply] : []),
    ),
  )
  const { user } = renderScreen('/campaigns')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Fair' }))
  await user.click(screen.getAllByRole('checkbox', { name: 'Select Spring' })[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Compare 2 campaigns' }))
  const label = await screen.findByRole('rowheader', { name: 'Known replies' })
  await waitFor(() =>
    expect(label.closest('tr')).toHaveTextContent(
      'Known replies1 together with the other “Spring”0',
    ),
  )
})
