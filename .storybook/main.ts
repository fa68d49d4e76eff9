import type { StorybookConfig } from '@storybook/react-vite'

// Read by vite.config.ts: stories need neither the route files' splitting nor a build without mocks.
process.env.STORYBOOK = 'true'

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // Chakra's package would put its own Storybook, from its own host, beside this one.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
