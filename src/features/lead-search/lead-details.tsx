import { Button } from '@chakra-ui/react'
import { LeadPanel } from '@/entities/campaign/ui/lead-panel'
import type { KnownLead } from '@/entities/lead/known-people'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { EmailIcon } from '@/shared/ui/icons'
import { RevealPrice } from './reveal-cost'

type Props = {
  lead: KnownLead
  isRevealing: boolean
  onReveal: (lead: KnownLead) => void
  onClose: () => void
}

const PRICE_ID = 'reveal-price'

export function LeadDetails({ lead, isRevealing, onReveal, onClose }: Props) {
  const t = useTranslation()
  return (
    <LeadPanel
      id={lead.key}
      person={lead}
      reveal={
        <>
          <Button
            size="xs"
            variant="outline"
            mt="2"
            aria-busy={isRevealing}
            aria-describedby={PRICE_ID}
            onClick={onFirstClick(() => onReveal(lead))}
          >
            <EmailIcon />
            {t('Reveal the address')}
          </Button>
          <RevealPrice id={PRICE_ID} leads={[lead]} mt="1" />
        </>
      }
      onClose={onClose}
    />
  )
}
