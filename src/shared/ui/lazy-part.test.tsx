import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ComponentType, type ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { lazyPart, partFailure } from './lazy-part'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

function greeting(load: () => Promise<ComponentType<{ name: string }>> = async () => Greeting) {
  const spy = vi.fn(load)
  return { load: spy, Part: lazyPart(spy, () => 'On its way') }
}

const show = (Part: ComponentType<{ name: string }>) => render(<Part name="Ada" />)

class Boundary extends Component<{ children: ReactNode }> {
  override state = { text: '' }
  static getDerivedStateFromError = (error: Error) => ({ text: error.message })
  override render = () => this.state.text || this.props.children
}

describe('a component whose code is loaded later', () => {
  it('shows the fallback until it is loaded', async () => {
    show(greeting().Part)
    expect(screen.getByText('On its way')).toBeVisible()
    expect(await screen.findByText('Hello Ada')).toBeVisible()
    expect(screen.queryByText('On its way')).toBeNull()
  })

  it('is shown at once if it was prefetched', async () => {
    const { Part, load } = greeting()
    Part.preload()
    await load.mock.results[0]?.value
    show(Part)
    expect(screen.getByText('Hello Ada')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('shows the failure in its place; Retry loads it, or it is closed', async () => {
    const { Part, load } = greeting()
    load.mockRejectedValue(new Error('Offline'))
    const onClose = vi.fn()
    partFailure.set({
      View: ({ error, onRetry, onClose }) => (
        <>
          {String(error)}
          <button type="button" onClick={onRetry}>
            Retry
          </button>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </>
      ),
    })
    onTestFinished(() => partFailure.set({}))
    render(<Part {...{ name: 'Ada', onClose }} />)
    const user = userEvent.setup()
    expect(await screen.findByText(/Offline/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    load.mockResolvedValue(Greeting)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Hello Ada')).toBeVisible()
  })

  it('before there is a screen, fails in the nearest error boundary, and is loaded when it is rendered again', async () => {
    const { Part, load } = greeting()
    load.mockRejectedValueOnce(new Error('Offline'))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const inBoundary = (key: string) => (
      <Boundary key={key}>
        <Part name="Ada" />
      </Boundary>
    )
    const { rerender } = render(inBoundary('first'))
    expect(await screen.findByText('Offline')).toBeVisible()
    rerender(inBoundary('again'))
    expect(await screen.findByText('Hello Ada')).toBeVisible()
  })
})
