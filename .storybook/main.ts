import type { StorybookConfig } from '@storybook/react-vite'

// Makes vite.config.ts leave out the plugins that split routes and reject the mock backend.
process.env.STORYBOOK = 'true'

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  typescript: {
    // Unlike react-docgen, reads props that a type inherits from another. Tests have no props
    // table.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/**/*.tsx'],
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  // Chakra's package would add its own hosted Storybook to the sidebar.
  refs: { '@chakra-ui/react': { disable: true } },
  // Storybook's tour is for people who set it up.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
