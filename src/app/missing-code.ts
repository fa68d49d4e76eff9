import { translate } from '@/shared/i18n/translate'
import { tabStorage } from '@/shared/lib/device/persisted'
import { isPageReachable } from '@/shared/lib/page-reachable'
import { isWorkLostBy, reloadByItself } from '@/shared/lib/work/unsaved-work'
import { notify } from '@/shared/ui/notifications/toaster'

const MARK = 'Missing code: '
/** After this time, a page that was about to unload is assumed to stay. */
const LEAVING_MS = 5000

let leftAt = -Infinity
/**
 * The control of the last click, and the URL then. If the URL has changed since, the reloaded page
 * opens the part by itself.
 */
let clicked = { name: '', href: '' }

/** Before the click could change it: "AI help" is then called "Hide AI help". */
export const clickedName = () => clicked.name

/**
 * Replaces the browser's error for code that failed to load with our own, because the router
 * answers the browser's error with a reload, even if the page cannot be loaded. Call once at
 * startup.
 */
export function markMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!payload.message.startsWith(MARK)) payload.message = MARK + payload.message
  })
  window.addEventListener('beforeunload', () => (leftAt = performance.now()))
  const handleClick = ({ target }: MouseEvent) => {
    const control = target instanceof Element && target.closest('button, a')
    if (control) clicked = { name: nameOf(control), href: location.href }
  }
  window.addEventListener('click', handleClick, { capture: true })
}

export function isMissingCode(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(MARK)
}

/**
 * Reloads once per missing file, unless unsaved work would be lost. After a new deployment the
 * files of the old build are gone, and a reload loads the new ones.
 * @param opener name of the control that opens what is missing; the new page names it, unless the URL
 * opens it
 * @returns once it is known that the page stays
 */
export async function reloadOnceFor({ message }: Error, opener?: string): Promise<void> {
  if (isWorkLostBy({ by: 'reload' }) || isKnown(message)) return
  await reloadIfPossible(() => {
    tabStorage.write(reloadKey(message), 'yes')
    if (opener !== undefined && clicked.href === location.href) tabStorage.write(OPENER, opener)
  })
}

const OPENER = 'opener-of-missing-code'
const MAX_WAIT_MS = 10_000

const nameOf = (control: Element): string => control.ariaLabel ?? control.textContent.trim()

/**
 * Says why the page was reloaded, and moves the focus to the control that opens what was missing.
 * It does not press it: some of them send or pay.
 */
export function reportReload(): (() => void) | undefined {
  const opener = tabStorage.read(OPENER)
  if (opener === undefined) return undefined
  tabStorage.write(OPENER, undefined)
  notify.info({
    title: translate('The page was reloaded, because a part of it could not be loaded.'),
    description: opener ? translate('Press “{opener}” again.', { opener }) : undefined,
  })
  const end = new AbortController()
  const { signal } = end
  const observer = new MutationObserver(() => {
    const controls = document.querySelectorAll<HTMLElement>('main :is(button, a)')
    const control = [...controls].find((one) => nameOf(one) === opener)
    control?.focus()
    // A hidden control does not take the focus.
    if (control && document.activeElement === control) end.abort()
  })
  signal.addEventListener('abort', () => observer.disconnect())
  // The user is faster, or it is no longer there.
  addEventListener('pointerdown', () => end.abort(), { signal })
  addEventListener('keydown', () => end.abort(), { signal })
  AbortSignal.timeout(MAX_WAIT_MS).addEventListener('abort', () => end.abort(), { signal })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => end.abort()
}

const wait = async (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Resolves once it is known that the page stays: it cannot be loaded, or the user stays. */
export async function reloadIfPossible(onBefore = () => {}): Promise<void> {
  // Firefox aborts imports as soon as navigation starts; a reload would cancel that navigation.
  await wait(Math.max(0, leftAt + LEAVING_MS - performance.now()))
  if (!(await isPageReachable())) return
  onBefore()
  reloadByItself()
  await wait(LEAVING_MS)
}

/** Whether the file is still missing after a reload, although the page is reachable. */
export const isBlockedCode = async ({ message }: Error): Promise<boolean> =>
  tabStorage.read(reloadKey(message)) !== undefined && isPageReachable()

const reloadKey = (message: string) => `reloaded:${message}`

/** Also true if storage is blocked, which would otherwise cause a reload loop. */
function isKnown(message: string): boolean {
  const probe = 'reload-probe'
  const canRemember = tabStorage.write(probe, '') && tabStorage.write(probe, undefined)
  return !canRemember || tabStorage.read(reloadKey(message)) !== undefined
}
