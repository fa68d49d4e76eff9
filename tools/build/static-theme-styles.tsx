import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport, type Plugin } from 'vite'

const createSystem = /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/
const globalStyles = /src\/shared\/ui\/theme\/theme-global-styles\.ts$/
const entry = /src\/main\.tsx$/
const styleSheet = 'virtual:theme.css'

/** What the browser would compute from the theme at each start; the style sheet holds the results. */
const computedAtStart = [
  ['createPreflight({ preflight })', '{}'],
  ['[getPreflightCss(), getGlobalCss(), getTokenCss()]', '[]'],
] as const

/**
 * Writes the theme's variables and global styles into a style sheet of the build, and removes their
 * computation from the start of the application: docs/performance.md says what it buys.
 */
export function staticThemeStyles(): Plugin {
  return {
    name: 'static-theme-styles',
    apply: 'build',
    transform: {
      filter: { id: [createSystem, globalStyles, entry] },
      handler(code, id) {
        if (entry.test(id)) return `import '${styleSheet}'\n${code}`
        if (globalStyles.test(id)) return 'export const globalStyles = []'
        return computedAtStart.reduce((text, [before, after]) => {
          if (!text.includes(before)) this.error(`Chakra's createSystem has no "${before}"`)
          return text.replace(before, after)
        }, code)
      },
    },
    resolveId: { filter: { id: /^virtual:theme\.css$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:theme\.css$/ },
      async handler() {
        const { module } = await runnerImport<{ system: SystemContext }>(
          './src/shared/ui/theme/theme.ts',
          { configFile: false, resolve: { tsconfigPaths: true } },
        )
        const page = <ChakraProvider value={module.system}>{null}</ChakraProvider>
        // On a server, Emotion writes a style element where the component stands.
        return renderToStaticMarkup(page).replace(/<\/?style[^>]*>/g, '')
      },
    },
  }
}
