import { expect, test } from './demo'

test('the address sets the scenario, role, latency and failures, and the panel shows them', async ({
  page,
  host,
}) => {
  const failures = 'fail=getLists:cut,deleteList:empty'
  await page.goto(`${host.url}/lists?scenario=large&role=admin&latency=none&${failures}`)
  await expect(page.getByText('The lists could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Mock panel' }).click()
  const panel = page.getByRole('region', { name: 'Mock panel' })
  await expect(panel.getByRole('combobox', { name: 'Scenario' })).toHaveValue('large')
  await expect(panel.getByRole('combobox', { name: 'Signed in' })).toHaveValue('admin')
  await expect(panel.getByRole('combobox', { name: 'Latency' })).toHaveValue('none')
  const failure = panel.getByRole('list', { name: 'Failures' }).getByRole('listitem')
  await expect(failure).toContainText([
    'getLists: Done, but the answer cut off',
    'deleteList: Status 500, empty',
  ])
  await panel.getByRole('button', { name: 'Do not fail getLists' }).click()
  // The panel covers the screen.
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Everybody, part 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Mock panel' }).click()
  const calls = panel.getByRole('list', { name: 'Calls' }).getByRole('listitem')
  const reads = calls.filter({ hasText: /^GET \/api\/lists\d/ })
  await expect(reads).toContainText(['fits', 'not checked'])
})

test('the answers of an operation wait until they are released, also by a link', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/lists?role=user&latency=none&hold=getLists`)
  await expect(page.getByRole('heading', { name: /Leads imported/ })).toBeVisible()
  await page.getByRole('button', { name: 'Mock panel' }).click()
  const panel = page.getByRole('region', { name: 'Mock panel' })
  const waiting = panel.getByRole('list', { name: 'Waiting answers' }).getByRole('listitem')
  await expect(waiting).toContainText(['GET /api/lists'])
  await expect(page.getByText('SaaS founders in New York')).toHaveCount(0)
  await waiting.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('SaaS founders in New York').first()).toBeVisible()

  await panel.getByRole('button', { name: 'Do not hold getLists' }).click()
  await expect(page).not.toHaveURL(/hold=/)
})
