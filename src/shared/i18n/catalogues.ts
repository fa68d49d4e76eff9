import { catalogueFiles } from 'virtual:catalogues'
import { activeLanguage, type Catalogue, ENGLISH } from './active-language'

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

/** Where the parts are shown that are no screen of their own. */
const partOf: Partial<Record<CatalogueName, CatalogueName | 'any screen'>> = {
  start: 'any screen',
  'signed-in': 'any screen',
  report: 'any screen',
  builder: 'campaigns',
}

/** Those that were opened, also in English: another language needs them too. */
const opened = new Set<CatalogueName>(['start'])

/** Those whose file could not be loaded, so that they are in English. */
const failed = new Set<CatalogueName>()

let screen: CatalogueName | undefined

/** Another language is shown once it has these. */
const onScreen = () =>
  [...opened].filter((name) => ['any screen', screen].includes(partOf[name] ?? name))

/** The language that the screen is really in, for screen readers and hyphens. */
function markDocument(): void {
  const isEnglish = onScreen().some((name) => failed.has(name))
  document.documentElement.lang = isEnglish ? ENGLISH.locale : activeLanguage.get().locale
}
activeLanguage.subscribe(markDocument)

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
  if (shown.locale !== locale || names.includes(name)) return
  if (texts) {
    failed.delete(name)
    activeLanguage.set({ locale, catalogue: { ...catalogue, ...texts }, names: [...names, name] })
  } else {
    failed.add(name)
    markDocument()
  }
}

/**
 * Shows the language once it has the texts of what is on screen. The others follow when they arrive.
 * @returns whether these could be loaded; if not, nothing changes
 */
export async function showCatalogues(
  locale: string,
  isStillChosen: () => boolean,
): Promise<boolean> {
  const texts = new Map<CatalogueName, Catalogue>()
  const missing = () => onScreen().filter((name) => !texts.has(name))
  try {
    // Again for what was opened meanwhile.
    while (missing().length > 0) {
      await Promise.all(missing().map(async (name) => texts.set(name, await request(locale, name))))
    }
  } catch {
    return false
  }
  if (!isStillChosen()) return true
  failed.clear()
  activeLanguage.set({
    locale,
    catalogue: Object.assign({}, ...texts.values()),
    names: [...texts.keys()],
  })
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
  screen = name
  opened.add(name)
  markDocument()
}
