import { addons } from 'storybook/manager-api'

/** Pages to read: nothing there to control or to step through. */
const isPage = (storyId = '') => /^(introduction|foundations|every-message)-/.test(storyId)

addons.setConfig({
  // Most stories do something: it can be stepped through there.
  selectedPanel: 'storybook/interactions/panel',
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (isPage(storyId) ? false : isShown),
  },
})
