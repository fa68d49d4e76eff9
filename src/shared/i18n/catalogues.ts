import { activeLanguage, type Catalogue } from './active-language'

/** Each holds the texts of the folders that tools/texts/catalogue-names.ts names. */
export type CatalogueName =
  'start' | 'signed-in' | 'home' | 'lead-search' | 'lists' | 'campaigns' | 'analytics' | 'settings'

/** By path. Tests add to it. */
export const catalogueFiles: Record<string, () => Promise<Catalogue>> = import.meta.glob<Catalogue>(
  '../../locales/*/*.po',
  { import: 'default' },
)

const pathOf = (locale: string, name: CatalogueName) => `../../locales/${locale}/${name}.po`

/** Also those that English did not need: the next language loads them. */
const requested = new Set<CatalogueName>(['start'])

/** Shows the language with what it has for the parts of the application that were opened. */
export async function showCatalogues(locale: string, isStillChosen = () => true): Promise<void> {
  const loaded: Record<string, Catalogue> = {}
  const load = async (name: CatalogueName) => {
    try {
      const catalogue = await catalogueFiles[pathOf(locale, name)]?.()
      if (catalogue) loaded[name] = catalogue
    } catch {
      // Its texts are in English until it is asked for again.
    }
  }
  await Promise.all([...requested].map(load))
  if (!isStillChosen()) return
  activeLanguage.set({
    locale,
    catalogue: Object.assign({}, ...Object.values(loaded)),
    names: Object.keys(loaded),
  })
}

/** For the loader of a route: its texts come with its code. Undefined if there is nothing to wait for. */
export function loadCatalogue(name: CatalogueName): Promise<void> | undefined {
  requested.add(name)
  const { locale, names } = activeLanguage.get()
  if (names.includes(name) || !catalogueFiles[pathOf(locale, name)]) return undefined
  return showCatalogues(locale, () => activeLanguage.get().locale === locale)
}
