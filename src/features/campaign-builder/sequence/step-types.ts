import type { StepType } from '@/entities/campaign/model/sequence'
import { sequenceStepTypeValues } from '@/shared/api/contract.gen'
import { msg } from '@/shared/i18n/translate'
import {
  ChatIcon,
  EmailIcon,
  InvitationIcon,
  ShowIcon,
  VoiceIcon,
  WhatsAppIcon,
} from '@/shared/ui/icons'

/** Those of the contract, which can be sent. */
const usable = {
  email: { label: msg('Email'), icon: EmailIcon },
} satisfies Record<StepType, object>

export const usableStepTypes = sequenceStepTypeValues.map((type) => ({ type, ...usable[type] }))

export const comingStepTypes = [
  { type: 'whatsapp', label: msg('WhatsApp'), icon: WhatsAppIcon },
  { type: 'chat', label: msg('Chat message'), icon: ChatIcon },
  { type: 'invitation', label: msg('Invitation'), icon: InvitationIcon },
  { type: 'voice', label: msg('Voice message'), icon: VoiceIcon },
  { type: 'visit', label: msg('Visit profile'), icon: ShowIcon },
] as const
