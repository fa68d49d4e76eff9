import { Alert, Button, CloseButton, List, Text } from '@chakra-ui/react'
import { CampaignsNotLaunchedError, isOutcomeUnknown } from '@/entities/campaign/launch-queries'
import { reasonOf } from '@/shared/api/api-error'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { UserText } from '@/shared/ui/user-text'
import type { Problem } from './sending'
import { changeText } from './sending-texts'

type Props = { problem: Problem; onRefresh: () => void; onDismiss: () => void }

/** Stays until it is dismissed, while a notification closes after five seconds. */
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
          {problem.kind === 'failed' ? titleOf(problem.error) : t('Nothing was sent')}
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
    return (
      <Text>
        {isOutcomeUnknown(error)
          ? t(
              'We could not confirm the launch, and mail may be on its way. Refresh before launching again.',
            )
          : reasonOf(error)}
      </Text>
    )
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

function titleOf(error: Error): string {
  if (!(error instanceof CampaignsNotLaunchedError)) {
    return isOutcomeUnknown(error)
      ? translate('We do not know what was launched')
      : translate('Nothing was launched')
  }
  const { length } = error.failures
  return translate(
    '{length, plural, one {1 campaign was not launched} other {{length} campaigns were not launched}}',
    { length },
  )
}
