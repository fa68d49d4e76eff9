import { Alert, Button, CloseButton, List, Text } from '@chakra-ui/react'
import type { Campaign } from '@/entities/campaign/campaign'
import { CampaignsNotLaunchedError, isOutcomeUnknown } from '@/entities/campaign/launch-outcome'
import { reasonOf } from '@/shared/api/api-error'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { UserText } from '@/shared/ui/user-text'

export type LaunchProblem = {
  /** The user who launched: the answer may arrive after another user has signed in. */
  userId: string
  error: Error
  /** The campaigns of the launch, with their names at that time. */
  campaigns: readonly Pick<Campaign, 'id' | 'name'>[]
}

type Props = Omit<LaunchProblem, 'userId'> & { onRefresh: () => void; onDismiss: () => void }

/** Stays until it is dismissed, while a notification closes after five seconds. */
export function LaunchResultPanel({ error, campaigns, onRefresh, onDismiss }: Props) {
  const t = useTranslation()
  const isUnknown = isOutcomeUnknown(error)
  return (
    <Alert.Root
      status={isUnknown ? 'warning' : 'error'}
      role="region"
      aria-label={t('Launch result')}
    >
      <Alert.Indicator />
      <Alert.Content gap="2" minW="0">
        <Alert.Title>{titleOf(error)}</Alert.Title>
        <Alert.Description>
          {error instanceof CampaignsNotLaunchedError ? (
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
          ) : (
            <Text>
              {isUnknown
                ? t(
                    'We could not confirm the launch, and mail may be on its way. Refresh before launching again.',
                  )
                : reasonOf(error)}
            </Text>
          )}
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
