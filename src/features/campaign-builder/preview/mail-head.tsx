import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Sender } from '@/entities/campaign/sender-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { splitAtTokens, tokenText } from '@/entities/campaign/tokens/tokens'
import { savedCopies } from '@/entities/campaign/model/copy-addresses'
import type { EmailStep } from '@/entities/campaign/model/sequence'
import { type TokenValues, whyUnfilled } from '@/entities/campaign/mail/fill-tokens'

type MailHeadProps = {
  step: EmailStep
  contact: Contact | undefined
  sender: Sender | undefined
  values: TokenValues
}

const FROM = msg('From', 'sender of an e-mail')
const TO = msg('To', 'recipient of an e-mail')

/** Stays light in dark mode, like the mail. */
export function MailHead({ step, contact, sender, values }: MailHeadProps) {
  const t = useTranslation()
  const from = sender?.name ? `${sender.name} <${sender.email}>` : step.sender
  const copies = step.showCc ? savedCopies(step.cc) : ''
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      rowGap="1"
      textStyle="sm"
      overflowWrap="anywhere"
    >
      <Line label={t(FROM)}>{from || t('No sender chosen')}</Line>
      <Line label={t(TO)}>{contact?.email ?? t('No e-mail address: this contact is skipped')}</Line>
      {copies && <Line label={t('Cc')}>{copies}</Line>}
      <Line label={t('Subject')}>
        <strong>
          {step.subject ? (
            <Filled text={step.subject} values={values} />
          ) : (
            <span>{t('No subject')}</span>
          )}
        </strong>
      </Line>
    </chakra.dl>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="#57646a">{label}</chakra.dt>
      <dd>{children}</dd>
    </>
  )
}

function Filled({ text, values }: { text: string; values: TokenValues }) {
  const t = useTranslation()
  return splitAtTokens(text).map((piece, index) => {
    if ('text' in piece) return piece.text
    return (
      values.get(piece.token) ?? (
        <chakra.mark
          // oxlint-disable-next-line react/no-array-index-key -- the parts have no other key
          key={index}
          title={whyUnfilled(piece.token, t)}
          bg="#ffe08a"
          color="#4d3800"
          px="1"
          borderRadius="sm"
        >
          {tokenText(piece.token)}
        </chakra.mark>
      )
    )
  })
}
