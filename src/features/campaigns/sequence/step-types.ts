import {
  ChatIcon,
  EmailIcon,
  InvitationIcon,
  ShowIcon,
  VoiceIcon,
  WhatsAppIcon,
} from '@/shared/ui/icons'

/** Only e-mail can be used so far. */
export const stepTypes = [
  { type: 'email', label: 'Email', icon: EmailIcon, isUsable: true },
  { type: 'whatsapp', label: 'WhatsApp', icon: WhatsAppIcon, isUsable: false },
  { type: 'chat', label: 'Chat message', icon: ChatIcon, isUsable: false },
  { type: 'invitation', label: 'Invitation', icon: InvitationIcon, isUsable: false },
  { type: 'voice', label: 'Voice message', icon: VoiceIcon, isUsable: false },
  { type: 'visit', label: 'Visit profile', icon: ShowIcon, isUsable: false },
] as const
