import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn } from 'storybook/test'
import { LastResort } from '@/app/last-resort'
import { tabStorage } from '@/shared/lib/device/persisted'
import { expectText } from '../../support/user-actions'

export default {
  title: 'Screens/Application failures',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

const crash = new Error('Cannot read properties of undefined (reading ‘length’)')
const missingCode = new Error('Missing code: /assets/home.js')

/** The app reloads once if code is missing; this shows the state after the reload. */
const rememberReload = () => tabStorage.write(`reloaded:${missingCode.message}`, 'yes')

/** Makes Home fail, which formats the weekday. */
function failHome(error: Error) {
  // @ts-expect-error -- a getter, which the types take for a method
  const spy = spyOn(Intl.DateTimeFormat.prototype, 'format', 'get').mockImplementation(() => {
    throw error
  })
  return () => spy.mockRestore()
}

/** The link to Home: in the sidebar, or in the top bar on a phone. */
const expectShell = async () => expect(screen.getByRole('link', { name: /AI SDR/ })).toBeVisible()

/** A bug in one screen; the others still work. */
export const ScreenCrashed: Story = {
  parameters: { path: '/' },
  beforeEach: () => failHome(crash),
  play: async () => {
    await expectText('This screen has a problem')
    await expectShell()
  },
}

/** The connection is down, or a deploy replaced the files. */
export const ScreenNotLoaded: Story = {
  parameters: { path: '/' },
  beforeEach() {
    rememberReload()
    return failHome(missingCode)
  },
  play: async () => {
    await expectText('This screen could not be loaded')
    await expectShell()
  },
}

function Broken({ error }: { error: Error }): never {
  throw error
}

/** A bug outside any screen. */
export const ApplicationCrashed: Story = {
  render: () => (
    <LastResort>
      <Broken error={crash} />
    </LastResort>
  ),
  play: () => expectText('The application could not be shown'),
}

export const ApplicationNotLoaded: Story = {
  beforeEach() {
    rememberReload()
    // If the server responded, the error would say that the file was blocked.
    const spy = spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    return () => spy.mockRestore()
  },
  render: () => (
    <LastResort>
      <Broken error={missingCode} />
    </LastResort>
  ),
  play: async () => {
    await expectText('The application could not be shown')
    await expectText('The connection may be down, or a new version may have been published.')
  },
}
