import { server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { renderScreen } from '@/test/render-screen'

const campaign = (id: string, name: string) => ({ id, name, status: 'paused', steps: [] })

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
