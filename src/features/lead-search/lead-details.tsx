import { LeadPanel } from '@/entities/campaign/ui/lead-panel'
import type { KnownLead } from '@/entities/lead/known-people'
import { toNewLead } from '@/entities/lead/lead-mapping'
import { newLeads, openListSaveJob } from '@/entities/list/list-save/list-save-job'
import { onSaverIntent } from '@/entities/list/list-save/list-save-dialog'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { Button } from '@/shared/ui/button'
import { EmailIcon, ListsIcon } from '@/shared/ui/icons'
import { type Look, LookProgress } from '@/entities/lead/ui/look-first'
import { RevealPrice } from '@/entities/lead/ui/reveal-price'

type Props = {
  lead: KnownLead
  isRevealing: boolean
  look: Look | undefined
  onReveal: (lead: KnownLead) => void
  onClose: () => void
}

const PRICE_ID = 'reveal-price'

/** Creating a list here leaves the results unchanged, because they contain other leads too. */
export function LeadDetails({ lead, isRevealing, look, onReveal, onClose }: Props) {
  const t = useTranslation()
  return (
    <LeadPanel
      id={lead.key}
      person={lead}
      actions={
        <>
          {!lead.email && (
            <Button
              data-yields
              size="sm"
              aria-busy={isRevealing}
              aria-describedby={PRICE_ID}
              onClick={onFirstClick(() => onReveal(lead))}
            >
              <EmailIcon />
              {t('Reveal the address')}
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            {...onSaverIntent}
            onClick={() =>
              openListSaveJob({ source: newLeads([toNewLead(lead)]), onEnd: () => {} })
            }
          >
            <ListsIcon />
            {t('Add to List')}
          </Button>
        </>
      }
      hiddenNote={
        look ? (
          <LookProgress look={look} mt="2" />
        ) : (
          <RevealPrice id={PRICE_ID} leads={[lead]} mt="2" rowGap="1" />
        )
      }
      onClose={onClose}
    />
  )
}
