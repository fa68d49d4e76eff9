import { msg } from '@/shared/i18n/translate'
import {
  ChatIcon,
  EmailIcon,
  InvitationIcon,
  ShowIcon,
  VoiceIcon,
  WhatsAppIcon,
} from '@/shared/ui/icons'

export const stepTypes = [
  { type: 'email', label: msg('Email'), icon: EmailIcon, isUsable: true },
  { type: 'whatsapp', label: msg('WhatsApp'), icon: WhatsAppIcon, isUsable: false },
  { type: 'chat', label: msg('Chat message'), icon: ChatIcon, isUsable: false },
  { type: 'invitation', label: msg('Invitation'), icon: InvitationIcon, isUsable: false },
  { type: 'voice', label: msg('Voice message'), icon: VoiceIcon, isUsable: false },
  { type: 'visit', label: msg('Visit profile'), icon: ShowIcon, isUsable: false },
] as const
