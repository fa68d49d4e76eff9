import { catalogueFiles } from 'virtual:catalogues'
import { activeLanguage, type Catalogue, ENGLISH } from './active-language'

/**
 * `start` contains Log In, the shell, and messages that can appear anywhere; `app` contains the
 * rest.
 */
export type CatalogueName = 'start' | 'app'

const opened = new Set<CatalogueName>(['start'])

const failed = new Set<CatalogueName>()

function markDocument(): void {
  document.documentElement.lang = failed.size > 0 ? ENGLISH.locale : activeLanguage.get().locale
}
activeLanguage.subscribe(markDocument)

/** After this, fall back to English instead of blocking the screen. */
const TIMEOUT_MS = 20_000

/** Not a dynamic import: browsers cache a failed import, so it could not be retried. */
async function fetchFile(url: string): Promise<Catalogue> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by tools/build/po-catalogues.ts
  return (await response.json()) as Catalogue
}

async function load(locale: string, name: CatalogueName): Promise<Catalogue> {
  const file = catalogueFiles[locale]?.(name) ?? {}
  return typeof file === 'string' ? fetchFile(file) : file
}

const requests = new Map<string, Promise<Catalogue>>()

/** Fetches a file once; retries only after a failure. */
function request(locale: string, name: CatalogueName): Promise<Catalogue> {
  const key = `${locale}/${name}`
  const known = requests.get(key)
  if (known) return known
  const file = load(locale, name)
  requests.set(key, file)
  file.catch(() => requests.delete(key))
  return file
}

/**
 * Switches to the language once its texts are loaded.
 * @returns whether they could be loaded; if not, nothing changes
 */
export async function showCatalogues(
  locale: string,
  isStillChosen: () => boolean,
): Promise<boolean> {
  const texts = new Map<CatalogueName, Catalogue>()
  try {
    // Loops because `app` may be requested meanwhile.
    while (texts.size < opened.size) {
      await Promise.all(
        [...opened].map(async (name) => texts.set(name, await request(locale, name))),
      )
    }
  } catch {
    return false
  }
  if (!isStillChosen()) return true
  failed.clear()
  activeLanguage.set({
    locale,
    catalogue: Object.assign({}, ...texts.values()),
    hasAppTexts: texts.has('app'),
  })
  return true
}

/**
 * Adds the `app` texts to the active language. If they cannot be loaded, the screens stay English
 * and the next call retries.
 * @returns undefined if nothing needs loading
 */
export function loadAppTexts(): Promise<void> | undefined {
  opened.add('app')
  const { locale, hasAppTexts } = activeLanguage.get()
  return hasAppTexts || !(locale in catalogueFiles) ? undefined : addAppTexts(locale)
}

async function addAppTexts(locale: string): Promise<void> {
  const texts = await request(locale, 'app').catch(() => undefined)
  const { catalogue, hasAppTexts, ...shown } = activeLanguage.get()
  if (shown.locale !== locale || hasAppTexts) return
  if (texts) {
    failed.delete('app')
    activeLanguage.set({ locale, catalogue: { ...catalogue, ...texts }, hasAppTexts: true })
  } else {
    failed.add('app')
    markDocument()
  }
}
