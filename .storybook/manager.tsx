import * as React from 'react'
import { FORCE_REMOUNT, STORY_CHANGED } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { createCallLog } from '../mocks/panel/call-log'
import { CALL_EVENT } from './call-event'
import { CallsPanel, CallsTitle } from './calls-panel'

/** Stories that are documentation only, without controls or interactions. */
const isPage = (storyId = '') => /^(introduction|foundations|find-a-state|patterns)-/.test(storyId)

// Storybook compiles JSX in its manager to calls of a global.
Object.assign(globalThis, { React })

addons.setConfig({
  // Most stories have a play function, which this panel can step through.
  selectedPanel: 'storybook/interactions/panel',
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (isPage(storyId) ? false : isShown),
  },
})

addons.register('mock-backend', (api) => {
  const log = createCallLog()
  api.on(CALL_EVENT, log.note)
  api.on(STORY_CHANGED, log.clear)
  api.on(FORCE_REMOUNT, log.clear)
  addons.add('mock-backend/calls', {
    type: types.PANEL,
    title: () => <CallsTitle log={log} />,
    render: ({ active }) => <CallsPanel log={log} isActive={active} />,
  })
})
