import { beforeEach } from 'vitest'
import { notInFirefox } from '../../tools/not-in-firefox'
import { insertTextLikeKeys } from './firefox-page'

// Browser tests run in a frame; vitest.config.ts does the same for the page around it.
insertTextLikeKeys()

// Over BiDi, Playwright may report a frame's navigation before it knows the frame's name, and then
// Vitest cannot find the frame. Another navigation reports the name.
history.replaceState(history.state, '')

beforeEach(({ task, skip }) => {
  const found = notInFirefox.find(
    ({ file, test }) => test && task.file.name.endsWith(file) && task.name.startsWith(test),
  )
  skip(found !== undefined, found?.reason)
})
