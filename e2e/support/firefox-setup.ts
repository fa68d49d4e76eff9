import { insertTextLikeKeys } from './firefox-page'

// Browser tests run in a frame; vitest.config.ts does the same in the page around it.
insertTextLikeKeys()

// Over BiDi, Playwright may read the name of a frame only after it has reported its navigation, and then
// Vitest cannot find its frame. Another navigation reports the name.
history.replaceState(history.state, '')
