import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'
import type { lazyPart } from '@/shared/ui/lazy-part'
import { SettingsSection } from '../sections/settings-section'

/** The dialog with the data of all features, which only `app` can combine. */
export type HandOverProps = { HandOver: ReturnType<typeof lazyPart<{ onClose: () => void }>> }

export function HandOverSection({ HandOver }: HandOverProps) {
  const t = useTranslation()
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <SettingsSection
        id="settings-hand-over"
        title={t('Hand-over')}
        description={t(
          'Passes templates, snippets, saved searches, offers, drafts, people who said no and what is done on to another user, as a file.',
        )}
        action={
          <Button
            ref={action()}
            variant="outline"
            {...HandOver.onIntent}
            onClick={() => setIsOpen(true)}
          >
            {t('Hand over or take over …')}
          </Button>
        }
      />
      {isOpen && <HandOver onClose={() => setIsOpen(false)} />}
    </>
  )
}
