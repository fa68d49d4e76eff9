import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { Campaign, CampaignStep } from '@/entities/campaign/campaign'
import { useLanguage } from '@/shared/i18n/language'
import { useTranslation } from '@/shared/i18n/translate'
import { AddIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'

type Props = { original: Campaign; onAdd: (steps: readonly CampaignStep[]) => void }

/** Edit starts with one step; the original steps are one click away. */
export function OriginalSteps({ original, onAdd }: Props) {
  const t = useTranslation()
  const language = useLanguage()
  const { name, steps } = original
  const quoted = language === 'english' ? `'${name}'` : t('“{name}”', { name })
  return (
    <Alert.Root status="info" mb="5">
      <Alert.Indicator />
      <Stack gap="3" minW="0" flex="1">
        <Alert.Title overflowWrap="anywhere">
          {t('Saving creates a new campaign. {name} stays as it is.', { name: quoted })}
        </Alert.Title>
        {steps.length > 0 && (
          <>
            <Text>{t('The original has these steps. Add those that you want to keep:')}</Text>
            <Flex wrap="wrap" gap="2" maxH="9rem" overflowY="auto">
              {steps.map((step, index) => (
                <Button
                  key={step.id}
                  size="xs"
                  variant="outline"
                  maxW="18rem"
                  onClick={() => onAdd([step])}
                >
                  <AddIcon />
                  {t('Step {position}:', { position: index + 1 })}
                  <UserText text={step.subject || t('No subject')} />
                </Button>
              ))}
              {steps.length > 1 && (
                <Button size="xs" variant="ghost" onClick={() => onAdd(steps)}>
                  {t('Add all {count} steps', { count: steps.length })}
                </Button>
              )}
            </Flex>
          </>
        )}
      </Stack>
    </Alert.Root>
  )
}
