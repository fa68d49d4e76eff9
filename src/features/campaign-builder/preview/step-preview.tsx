import { Flex, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { reasonOf } from '@/shared/api/api-error'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { ErrorPanel } from '@/shared/ui/page/error-panel'
import { toolbar } from '@/shared/ui/page/toolbar'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { IconAction } from '@/shared/ui/icon-action'
import { NextIcon, PreviousIcon } from '@/shared/ui/icons'
import { Loading } from '@/shared/ui/loading'
import { UserText } from '@/shared/ui/user-text'
import { repairStep } from '@/entities/campaign/mail/body-tokens'
import type { EmailStep } from '@/entities/campaign/model/sequence'
import { cleanHtml } from '@/entities/campaign/mail/clean-html'
import { FilledMail, useTokenValues } from '@/entities/campaign/mail/filled-mail'
import { fillHtml, isFilledOnSending } from '@/entities/campaign/mail/fill-tokens'
import { htmlToPlainText } from '@/editor/html/plain-text'
import { findTokens, tokenText } from '@/entities/campaign/tokens/tokens'
import { CopyButton } from '@/shared/ui/copy/copy-button'
import type { Recipient } from '@/entities/campaign/tokens/use-recipient'

type Props = { step: EmailStep; recipient: Recipient }

const widths = [
  { value: 'desktop', label: msg('Desktop') },
  { value: 'phone', label: msg('Phone', 'device') },
] satisfies { value: string; label: Translatable }[]

/** In CSS pixels. */
const PHONE_WIDTH = '375px'

export function StepPreview({ step: written, recipient }: Props) {
  const t = useTranslation()
  const widthOptions = useOptions(widths)
  const [width, setWidth] = useState<(typeof widths)[number]['value']>('desktop')
  const { contact, contacts, isPending, error, retry } = recipient
  const step = useMemo(() => repairStep(written), [written])
  const { values } = useTokenValues(step, contact)

  return (
    <Stack as="section" aria-label={t('Preview of the step')} gap="3" flex="1">
      {isPending && <Loading label={t('Loading the contacts of the list...')} />}
      {error && !isPending && (
        <ErrorPanel
          title={t('The contacts of the list could not be loaded')}
          message={reasonOf(error)}
          onRetry={retry}
        />
      )}
      {!isPending && !error && contacts.length === 0 && (
        <Text color="fg.muted">
          {t('The chosen list has no contacts, so their data is marked as missing.')}
        </Text>
      )}
      <Flex align="center" gap="2" minHeight="10" my="-2" css={toolbar}>
        {contact && <RecipientSwitch recipient={recipient} />}
        <SegmentedControl
          label={t('Width of the preview')}
          options={widthOptions}
          value={width}
          onChange={setWidth}
        />
        <CopyButton
          isIconOnly
          size="sm"
          label={t('Copy text')}
          text={() => htmlToPlainText(cleanHtml(fillHtml(step.content, values)))}
        />
      </Flex>
      <Flex
        flex="1"
        bg="bg.muted"
        borderRadius="l2"
        // The side panel is too narrow for padding.
        p={width === 'phone' ? '0' : { base: '2', md: '4' }}
      >
        <FilledMail
          step={step}
          contact={contact}
          mx="auto"
          width="full"
          maxWidth={width === 'phone' ? PHONE_WIDTH : 'full'}
          display="flex"
          flexDirection="column"
          css={{ '& > :last-child': { flex: '1 0 12rem', height: '0' } }}
        />
      </Flex>
      {findTokens(step.content).some(isFilledOnSending) && (
        <Text color="fg.muted" textStyle="sm">
          {t('The unsubscribe link is made on sending: a copy says {token}.', {
            token: tokenText('unsubscribe_link'),
          })}
        </Text>
      )}
    </Stack>
  )
}

const ONLY = msg('The list has one contact only.')

function RecipientSwitch({ recipient }: { recipient: Recipient }) {
  const t = useTranslation()
  const { contact, contacts, position, move } = recipient
  const isOnly = contacts.length < 2

  return (
    <Flex align="center" gap="1" flex="1" minW="0">
      <IconAction
        label={t('Previous contact')}
        Icon={PreviousIcon}
        disabledReason={isOnly ? t(ONLY) : undefined}
        size="sm"
        variant="outline"
        onClick={() => move(-1)}
      />
      <IconAction
        label={t('Next contact')}
        Icon={NextIcon}
        disabledReason={isOnly ? t(ONLY) : undefined}
        size="sm"
        variant="outline"
        onClick={() => move(1)}
      />
      <Flex
        direction="column"
        minW="0"
        lineHeight="1rem"
        aria-live="polite"
        css={{ '& > *': { truncate: true } }}
      >
        <UserText text={contact?.name || contact?.email || t('A contact without a name')} />
        <Text color="fg.muted" textStyle="xs">
          {t('Contact {position} of {count}', { position, count: contacts.length })}
        </Text>
      </Flex>
    </Flex>
  )
}
