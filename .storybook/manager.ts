import { addons } from 'storybook/manager-api'

/** Stories that are documentation only, without controls or interactions. */
const isPage = (storyId = '') => /^(introduction|foundations|every-message)-/.test(storyId)

addons.setConfig({
  // Most stories have a play function, which can be stepped through there.
  selectedPanel: 'storybook/interactions/panel',
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (isPage(storyId) ? false : isShown),
  },
})
