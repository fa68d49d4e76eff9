import type { Plugin } from 'vite'

const ID = 'virtual:theme.css'

/** Writes the theme's tokens, reset and global styles as a style sheet, so that no page computes them. */
export const themeStyles: Plugin = {
  name: 'theme-styles',
  resolveId: { filter: { id: /^virtual:theme\.css$/ }, handler: () => `/${ID}` },
  load: {
    filter: { id: /^\/virtual:theme\.css$/ },
    handler: async () => (await import('./theme-css.ts')).themeCss(),
  },
}
