import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { optionalPart } from './optional-part'

function Name({ name }: { name: string }) {
  return <p>{name}</p>
}

test('an optional part is shown when its code has loaded', async () => {
  const Part = optionalPart(async () => Name)
  render(<Part name="Ada" />)
  expect(screen.queryByText('Ada')).toBeNull()
  expect(await screen.findByText('Ada')).toBeVisible()
})

test('without its code the rest stays, and the next one to be shown tries again', async () => {
  let attempts = 0
  const Part = optionalPart(async () => {
    attempts += 1
    if (attempts === 1) throw new TypeError('Failed to fetch')
    return Name
  })
  const view = render(
    <>
      <p>The rest</p>
      <Part name="Ada" />
    </>,
  )
  await expect.poll(() => attempts).toBe(1)
  expect(screen.getByText('The rest')).toBeVisible()
  expect(screen.queryByText('Ada')).toBeNull()
  view.rerender(<Part name="Ada" />)
  expect(await screen.findByText('Ada')).toBeVisible()
})
