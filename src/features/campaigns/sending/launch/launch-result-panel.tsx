import { Alert, CloseButton, List, Text } from '@chakra-ui/react'
import { CampaignsNotLaunchedError, unconfirmed } from '@/entities/campaign/launch-queries'
import { outcomeOf, reasonOf } from '@/shared/api/api-error'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { UserText } from '@/shared/ui/user-text'
import type { Problem } from '../sending'
import { changeText } from '../sending-texts'

type Props = { problem: Problem; onRefresh: () => void; onDismiss: () => void }

/** Stays until dismissed, unlike a toast, which closes after five seconds. */
export function LaunchResultPanel({ problem, onRefresh, onDismiss }: Props) {
  const t = useTranslation()
  const isUnknown = problem.kind === 'failed' && isOutcomeUnknown(problem.error)
  return (
    <Alert.Root
      status={problem.kind === 'failed' && !isUnknown ? 'error' : 'warning'}
      role="region"
      aria-label={t('Launch result')}
    >
      <Alert.Indicator />
      <Alert.Content gap="2" minW="0">
        <Alert.Title>
          {problem.kind === 'failed' ? titleOf(problem) : t('Nothing was sent')}
        </Alert.Title>
        <Alert.Description>
          <Details problem={problem} />
        </Alert.Description>
        {isUnknown && (
          <Button size="sm" variant="outline" alignSelf="flex-start" onClick={onRefresh}>
            {t('Refresh')}
          </Button>
        )}
      </Alert.Content>
      <CloseButton size="sm" aria-label={t('Dismiss the launch result')} onClick={onDismiss} />
    </Alert.Root>
  )
}

function Details({ problem }: Pick<Props, 'problem'>) {
  const t = useTranslation()
  if (problem.kind === 'nobody') return <Text>{problem.reason}</Text>
  if (problem.kind === 'changed') {
    return (
      <>
        <List.Root ps="5" maxH="14rem" overflowY="auto" tabIndex={0}>
          {problem.changes.map((change) => (
            <List.Item key={change.campaign.id} overflowWrap="anywhere">
              {changeText(change)}
            </List.Item>
          ))}
        </List.Root>
        <Text mt="2">
          {t('The list below is up to date. To send it as it is now, press again.')}
        </Text>
      </>
    )
  }
  const { error, campaigns } = problem
  if (!(error instanceof CampaignsNotLaunchedError)) {
    if (outcomeOf(error) === 'refused') return <Text>{reasonOf(error)}</Text>
    return <Text>{t(unconfirmed)}</Text>
  }
  return (
    <List.Root ps="5" maxH="14rem" overflowY="auto" tabIndex={0}>
      {error.failures.map(({ campaignId, message }) => (
        <List.Item key={campaignId} overflowWrap="anywhere">
          <UserText
            text={campaigns.find(({ id }) => id === campaignId)?.name ?? campaignId}
            fontWeight="medium"
          />
          <Text>{message}</Text>
        </List.Item>
      ))}
    </List.Root>
  )
}

/** Includes campaigns that the server did not report on. */
const isOutcomeUnknown = (error: unknown) =>
  error instanceof CampaignsNotLaunchedError
    ? error.failures.every((one) => one.isUnknown)
    : outcomeOf(error) === 'unknown'

function titleOf({ sendKind, error, campaigns }: Extract<Problem, { kind: 'failed' }>): string {
  if (!(error instanceof CampaignsNotLaunchedError)) {
    if (outcomeOf(error) === 'refused') return translate('Nothing was launched')
    return sendKind === 'start'
      ? translate('We do not know whether “{name}” was started', {
          name: campaigns[0]?.name ?? '',
        })
      : translate('We do not know what was launched')
  }
  const { length } = error.failures
  if (isOutcomeUnknown(error)) {
    return translate(
      '{length, plural, one {We do not know whether 1 campaign was launched} other {We do not know whether {length} campaigns were launched}}',
      { length },
    )
  }
  return translate(
    '{length, plural, one {1 campaign was not launched} other {{length} campaigns were not launched}}',
    { length },
  )
}
