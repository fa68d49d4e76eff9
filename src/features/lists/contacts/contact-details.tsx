import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { statusLabel } from '@/entities/campaign/status-label'
import { LeadPanel } from '@/entities/lead/ui/lead-panel'
import { listsQuery } from '@/entities/list/list-queries'
import type { ContactRow } from './contact-rows'

type Props = { contact: ContactRow; onClose: () => void }

export const ContactDetails = ({ contact, onClose }: Props) => (
  <LeadPanel
    id={contact.key}
    person={contact}
    lists={useQuery(listsQuery)}
    campaigns={useQuery(campaignsQuery)}
    statusLabel={statusLabel}
    onClose={onClose}
  />
)
