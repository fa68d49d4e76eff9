import { catalogueFiles } from 'virtual:catalogues'
import { activeLanguage, type Catalogue } from './active-language'

/**
 * Each has the texts of all that can be shown by the file that loads it, which the build finds by following the imports
 * (docs/translating.md). `start` is for what is shown before the routes are there.
 */
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
  | 'report'

/** Those that were opened, also in English: another language needs them too. */
const opened = new Set<CatalogueName>(['start'])

/** Those that are on screen: another language is shown once it has these. */
let onScreen: readonly CatalogueName[] = ['start']

const requests = new Map<string, Promise<Catalogue>>()

/** A file is requested once, and again only after a failure. */
function request(locale: string, name: CatalogueName): Promise<Catalogue> {
  const key = `${locale}/${name}`
  const known = requests.get(key)
  if (known) return known
  const file = catalogueFiles[locale]?.(name) ?? Promise.resolve({})
  requests.set(key, file)
  file.catch(() => requests.delete(key))
  return file
}

/** Adds texts to the language that is shown. What cannot be loaded is in English, and requested again later. */
async function add(locale: string, name: CatalogueName): Promise<void> {
  const texts = await request(locale, name).catch(() => undefined)
  const { catalogue, names, ...shown } = activeLanguage.get()
  if (!texts || shown.locale !== locale || names.includes(name)) return
  activeLanguage.set({ locale, catalogue: { ...catalogue, ...texts }, names: [...names, name] })
}

/**
 * Shows the language once it has the texts of what is on screen. The others follow when they arrive.
 * @returns whether these could be loaded; if not, nothing changes
 */
export async function showCatalogues(
  locale: string,
  isStillChosen: () => boolean,
): Promise<boolean> {
  const names = onScreen
  try {
    const texts = await Promise.all(names.map((name) => request(locale, name)))
    if (!isStillChosen()) return true
    activeLanguage.set({ locale, catalogue: Object.assign({}, ...texts), names })
  } catch {
    return false
  }
  void addMissing(locale)
  return true
}

const addMissing = (locale: string) => Promise.all([...opened].map((name) => add(locale, name)))

/** For code that is loaded later: its texts come with it. Undefined if there is nothing to wait for. */
export function loadCatalogue(name: CatalogueName): Promise<void> | undefined {
  opened.add(name)
  const { locale, names } = activeLanguage.get()
  if (!(locale in catalogueFiles)) return undefined
  void addMissing(locale)
  return names.includes(name) ? undefined : add(locale, name)
}

/** For a screen that replaces the one before. */
export function enterScreen(name: CatalogueName): void {
  onScreen = ['start', 'signed-in', name]
}
