import { activeLanguage, type Catalogue } from './active-language'

/** Each holds the texts of the folders that tools/texts/catalogue-names.ts names. */
export type CatalogueName =
  | 'start'
  | 'signed-in'
  | 'home'
  | 'lead-search'
  | 'lists'
  | 'campaigns'
  | 'builder'
  | 'analytics'
  | 'settings'

/** By path. Tests add to it. */
export const catalogueFiles: Record<string, () => Promise<Catalogue>> = import.meta.glob<Catalogue>(
  '../../locales/*/*.po',
  { import: 'default' },
)

const pathOf = (locale: string, name: CatalogueName) => `../../locales/${locale}/${name}.po`

/** Also those that English did not need: the next language loads them. */
const requested = new Set<CatalogueName>(['start'])

/**
 * Shows the language with what it has for the parts of the application that were opened.
 * @param onlyIfComplete if a part cannot be loaded, nothing changes; else that part is in English
 * @returns whether all parts were loaded
 */
export async function showCatalogues(
  locale: string,
  isStillChosen = () => true,
  onlyIfComplete = false,
): Promise<boolean> {
  const loaded: Record<string, Catalogue> = {}
  let areAllLoaded = true
  const load = async (name: CatalogueName) => {
    try {
      const catalogue = await catalogueFiles[pathOf(locale, name)]?.()
      if (catalogue) loaded[name] = catalogue
    } catch {
      // It is asked for again when the part is opened again.
      areAllLoaded = false
    }
  }
  await Promise.all([...requested].map(load))
  if (!isStillChosen() || (onlyIfComplete && !areAllLoaded)) return areAllLoaded
  activeLanguage.set({
    locale,
    catalogue: Object.assign({}, ...Object.values(loaded)),
    names: Object.keys(loaded),
  })
  return areAllLoaded
}

/** For the loader of a route: its texts come with its code. Undefined if there is nothing to wait for. */
export function loadCatalogue(name: CatalogueName): Promise<unknown> | undefined {
  requested.add(name)
  const { locale, names } = activeLanguage.get()
  if (names.includes(name) || !catalogueFiles[pathOf(locale, name)]) return undefined
  return showCatalogues(locale, () => activeLanguage.get().locale === locale)
}
