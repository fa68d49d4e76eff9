import { Button, chakra, Flex, Text } from '@chakra-ui/react'
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
  const about = t('Saving creates a new campaign. {name} stays as it is.', { name: quoted })
  if (steps.length === 0) return <Text color="fg.info">{about}</Text>
  return (
    <Flex align="flex-start" columnGap="3" minW="0">
      <chakra.details minW="0">
        <chakra.summary cursor="pointer" color="fg.info" fontWeight="medium" lineHeight="1.5rem">
          {about}
        </chakra.summary>
        <Text py="1">{t('The original has these steps. Add those that you want to keep:')}</Text>
        <Flex wrap="wrap" gap="2" pb="1">
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
        </Flex>
      </chakra.details>
      {steps.length > 1 && (
        <Button size="2xs" variant="outline" flexShrink="0" onClick={() => onAdd(steps)}>
          {t('Add all {count} steps', { count: steps.length })}
        </Button>
      )}
    </Flex>
  )
}
