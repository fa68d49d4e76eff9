import { msg, type Translatable, translate } from '@/shared/i18n/translate'
import { createSessionStore } from '@/shared/lib/state/store'
import { isEndOfPage, registerUnsavedWork, type UnsavedWork } from '@/shared/lib/work/unsaved-work'

export type Credentials = { email: string; password: string }

/** The credentials of the last created user, until Done: the password cannot be shown again. */
export const credentials = createSessionStore<Credentials | undefined>(undefined)

const question = (text: Translatable) => () => ({
  title: translate('Leave without noting the password?'),
  text: translate(text),
  confirmLabel: translate('Leave'),
  cancelLabel: translate('Stay'),
})

/** Leaving Settings does not lose the credentials, but the user may forget to note them. */
export const shownCredentials: UnsavedWork = {
  isLostBy: ({ by }) => by === 'navigation',
  question: question(
    msg(
      'It is shown only once. It comes up again in Settings, as long as this page is not reloaded.',
    ),
  ),
}

registerUnsavedWork(() => ({
  isLostBy: (leaving) => isEndOfPage(leaving) && credentials.get() !== undefined,
  question: question(msg('It is shown only once, and cannot be found out afterwards.')),
}))
