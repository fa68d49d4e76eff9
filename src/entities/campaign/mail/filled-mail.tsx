import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { Contact } from '@/entities/lead/lead-mapping'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { AddressText } from '@/shared/ui/tables/address-text'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { savedCopies } from '../model/copy-addresses'
import type { EmailStep } from '../model/sequence'
import { sendersQuery } from '../sender-queries'
import { splitAtTokens, tokenText } from '../tokens/tokens'
import { repairStep } from './body-tokens'
import { fillHtml, tokenValues, type TokenValues, whyUnfilled } from './fill-tokens'
import { MailFrame } from './mail-frame'

type Props = BoxProps & {
  step: Pick<EmailStep, 'subject' | 'content' | 'sender'> &
    Partial<Pick<EmailStep, 'cc' | 'showCc'>>
  contact: Contact | undefined
}

const FROM = msg('From', 'sender of an e-mail')
const TO = msg('To', 'recipient of an e-mail')

/** What the tokens of a mail to a contact become. */
export function useTokenValues(step: { sender: string }, contact: Contact | undefined) {
  const senders = useQuery(sendersQuery).data
  const sender = senders?.find(({ email }) => isSameAddress(email, step.sender))
  const values = useMemo(() => tokenValues(contact, sender?.name ?? ''), [contact, sender])
  return { sender, values }
}

/** The mail of a step as a contact gets it. Stays light in dark mode. */
export function FilledMail({ step: written, contact, ...box }: Props) {
  const t = useTranslation()
  const step = repairStep(written)
  const { sender, values } = useTokenValues(step, contact)
  const html = useMemo(() => fillHtml(step.content, values, t), [step.content, values, t])
  const from = sender?.name ? `${sender.name} <${sender.email}>` : step.sender
  const copies = step.showCc ? savedCopies(step.cc ?? '') : ''
  return (
    <Box
      borderWidth="1px"
      borderRadius="l2"
      overflow="hidden"
      bg="#ffffff"
      color="#171f21"
      {...box}
    >
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="3"
        rowGap="1"
        p="3"
        borderBottom="1px solid #dfe4e6"
        textStyle="sm"
        overflowWrap="anywhere"
      >
        <Line label={t(FROM)}>{from || t('No sender chosen')}</Line>
        <Line label={t(TO)}>
          {contact?.email ? (
            <AddressText address={contact.email} isWhole />
          ) : (
            t('No e-mail address: this contact is skipped')
          )}
        </Line>
        {copies && <Line label={t('Cc')}>{copies}</Line>}
        <Line label={t('Subject')}>
          <chakra.strong fontWeight="semibold">
            {step.subject ? (
              <Filled text={step.subject} values={values} />
            ) : (
              <span>{t('No subject')}</span>
            )}
          </chakra.strong>
        </Line>
      </chakra.dl>
      <MailFrame title={t('Mail as the contact sees it')} html={html} opensLinks />
    </Box>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="#565f5f">{label}</chakra.dt>
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
