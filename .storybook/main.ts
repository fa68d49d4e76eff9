import type { StorybookConfig } from '@storybook/react-vite'

// vite.config.ts reads it and leaves out the plugins that split routes and reject the mock backend.
process.env.STORYBOOK = 'true'

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  typescript: {
    // Reads the props that a type takes from another one, which react-docgen does not. Tests have no table of props.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/**/*.tsx'],
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  // Chakra's package would add its own Storybook, from its own host, to the sidebar.
  refs: { '@chakra-ui/react': { disable: true } },
  // Storybook's own tour is for people who set it up.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
