import { catalogueFiles } from 'virtual:catalogues'
import { activeLanguage, type Catalogue, ENGLISH } from './active-language'

/** `start` has the texts of Log In, of the shell, and of messages that can come anywhere; `app` has all others. */
export type CatalogueName = 'start' | 'app'

/** Catalogues in use, also in English: a language that is chosen later needs them too. */
const opened = new Set<CatalogueName>(['start'])

/** Catalogues that could not be loaded: their texts are in English. */
const failed = new Set<CatalogueName>()

/** Sets the language that screen readers and hyphenation go by. */
function markDocument(): void {
  document.documentElement.lang = failed.size > 0 ? ENGLISH.locale : activeLanguage.get().locale
}
activeLanguage.subscribe(markDocument)

const requests = new Map<string, Promise<Catalogue>>()

/** Requests a file once, and again only after a failure. */
function request(locale: string, name: CatalogueName): Promise<Catalogue> {
  const key = `${locale}/${name}`
  const known = requests.get(key)
  if (known) return known
  const file = catalogueFiles[locale]?.(name) ?? Promise.resolve({})
  requests.set(key, file)
  file.catch(() => requests.delete(key))
  return file
}

/**
 * Shows the language once its texts are loaded.
 * @returns whether they could be loaded; if not, nothing changes
 */
export async function showCatalogues(
  locale: string,
  isStillChosen: () => boolean,
): Promise<boolean> {
  const texts = new Map<CatalogueName, Catalogue>()
  try {
    // Repeated, because `app` may be opened meanwhile.
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
 * Adds the texts of the screens to the language that is shown. If they cannot be loaded, the screens are in English, and
 * the next call requests them again.
 * @returns undefined if there is nothing to wait for
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
