import { insertTextLikeKeys } from './firefox-page'

// Browser tests run in a frame; vitest.config.ts does the same for the page around it.
insertTextLikeKeys()

// Over BiDi, Playwright may report a frame's navigation before it knows the frame's name, and then
// Vitest cannot find the frame. Another navigation reports the name.
history.replaceState(history.state, '')
