import type { StepType } from '@/entities/campaign/model/sequence'
import { msg, type Translatable } from '@/shared/i18n/translate'
import {
  ChatIcon,
  EmailIcon,
  InvitationIcon,
  ShowIcon,
  VoiceIcon,
  WhatsAppIcon,
} from '@/shared/ui/icons'

const usable = {
  email: { type: 'email', label: msg('Email'), icon: EmailIcon },
} as const satisfies {
  [Type in StepType]: { type: Type; label: Translatable; icon: typeof EmailIcon }
}

/** Those of the contract, which can be sent. */
export const usableStepTypes = Object.values(usable)

export const comingStepTypes = [
  { type: 'whatsapp', label: msg('WhatsApp'), icon: WhatsAppIcon },
  { type: 'chat', label: msg('Chat message'), icon: ChatIcon },
  { type: 'invitation', label: msg('Invitation'), icon: InvitationIcon },
  { type: 'voice', label: msg('Voice message'), icon: VoiceIcon },
  { type: 'visit', label: msg('Visit profile'), icon: ShowIcon },
] as const
