import { useCurrentUser } from '@/entities/session/session-context'
import { translate } from '@/shared/i18n/translate'
import { deviceStorage } from '@/shared/lib/browser-storage'
import { perUser } from '@/shared/lib/store'
import { registerUnsavedWork } from '@/shared/lib/unsaved-work'
import { createLibrary, type Library } from './library'

/** Like a draft, but it stays on the device at log out. */
export const libraryOfUser = perUser((userId): Library => {
  const library = createLibrary(deviceStorage, `library:${userId}`)
  const takeOut = registerUnsavedWork(() =>
    library.isWritten()
      ? undefined
      : {
          isLostBy: ({ by }) => by === 'unload' || by === 'reload' || by === 'log-out',
          question: () => ({
            title: translate('Log out and lose templates?'),
            text: translate(
              'This browser could not store your last templates or snippets. Export them to keep them.',
            ),
            confirmLabel: translate('Log out'),
            cancelLabel: translate('Stay signed in'),
          }),
        },
  )
  const close = () => {
    takeOut()
    library.close()
  }
  return { ...library, close }
})

export const useLibrary = (): Library => libraryOfUser(useCurrentUser().id)
