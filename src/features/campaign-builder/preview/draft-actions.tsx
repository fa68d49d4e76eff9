import { Flex, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import { Button } from '@/shared/ui/button'
import { CopyButton } from '@/shared/ui/copy-button'
import { DownloadIcon } from '@/shared/ui/icons'
import { cleanHtml } from '@/entities/campaign/mail/clean-html'
import { findTokens, tokenText } from '@/entities/campaign/tokens/tokens'
import { htmlToPlainText } from '@/editor/html/plain-text'
import { draftAddresses, toEml } from './eml'
import { fillHtml, fillText, isFilledOnSending } from '@/entities/campaign/mail/fill-tokens'
import type { MailHeadProps } from './mail-head'

/**
 * Keeps only letters and digits of any language, because file systems may reject other characters.
 */
const toFileName = (subject: string) =>
  `${
    subject
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 60) || 'Draft'
  }.eml`

export function DraftActions({ step, contact, sender, values }: MailHeadProps) {
  const t = useTranslation()
  const html = () => cleanHtml(fillHtml(step.content, values))
  const text = () => htmlToPlainText(html())
  const hasLink = findTokens(step.content).some(isFilledOnSending)
  const addresses = {
    from: sender?.email ?? step.sender,
    to: contact?.email ?? '',
    cc: step.showCc ? step.cc : '',
  }
  const leftOut = Object.values(addresses).flatMap((text) => draftAddresses(text).leftOut)

  const handleDraft = () => {
    const subject = fillText(step.subject, values)
    const mail = { ...addresses, subject, html: html(), text: text() }
    downloadText(toFileName(subject), toEml(mail), 'message/rfc822')
  }

  return (
    <Stack gap="2">
      <Flex wrap="wrap" gap="1.5" css={{ '& > button': { paddingInline: '2.5' } }}>
        <Button size="sm" variant="outline" onClick={handleDraft}>
          <DownloadIcon aria-hidden />
          {t('Open as draft (.eml)')}
        </Button>
        <CopyButton size="sm" label={t('Copy HTML')} text={html} />
        <CopyButton size="sm" label={t('Copy text')} text={text} />
      </Flex>
      {leftOut.length > 0 && (
        <Text color="fg.warning" textStyle="sm" overflowWrap="anywhere">
          {t(
            'The draft omits {addresses}: not every mail program supports special characters before the @.',
            { addresses: leftOut.join(', ') },
          )}
        </Text>
      )}
      {hasLink && (
        <Text color="fg.muted" textStyle="sm">
          {t('The unsubscribe link is made on sending: drafts and copies say {token}.', {
            token: tokenText('unsubscribe_link'),
          })}
        </Text>
      )}
    </Stack>
  )
}
