import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { Refusal } from '@/shared/ui/refusal'
import { visibleText } from '@/shared/lib/visible-text'
import type { CampaignForm } from '../model/campaign-form'
import { whySaving } from '../drafts/saving-note'
import type { DraftView } from '../drafts/use-campaign-draft'
import { DraftState } from '../drafts/draft-state'
import { saveBarPlace } from './sticky-bars'

type Props = {
  view: DraftView
  form: CampaignForm
  isSaving: boolean
  onCancel: () => void
  onSave: () => void
}

function missingFor({ name, listId }: CampaignForm, t: Translate): string | undefined {
  const hasName = visibleText(name) !== ''
  if (listId !== undefined) return hasName ? undefined : t('To save, enter a campaign name.')
  return hasName
    ? t('To save, choose a lead list.')
    : t('To save, enter a campaign name and choose a lead list.')
}

/** The header of the builder, in view however far the page is scrolled. */
export function SaveBar({ view, form, isSaving, onCancel, onSave }: Props) {
  const t = useTranslation()
  const missing = missingFor(form, t)
  const missingId = useId()

  return (
    <>
      <Flex
        as="header"
        {...saveBarPlace}
        zIndex="docked"
        align="center"
        justify="space-between"
        gap="3"
        // Over the padding of the page.
        mt={{ base: '-4', md: '-8' }}
        mx={{ base: '-4', md: '-8' }}
        px={{ base: '4', md: '8' }}
        bg="bg.subtle"
        borderBottomWidth="1px"
      >
        <Box minW="0">
          <Heading as="h1" fontSize={{ base: 'xs', md: 'xl' }} lineHeight="short" lineClamp="2">
            {t('Sequence Builder')}
          </Heading>
          <DraftState view={view} isSaving={isSaving} />
        </Box>
        <Flex gap="2" flexShrink="0">
          <Refusal reason={whySaving(isSaving)}>
            <Button
              ref={action()}
              variant="outline"
              size={{ base: 'sm', md: 'md' }}
              px={{ base: '2.5', md: '4' }}
              disabled={isSaving}
              onClick={onCancel}
            >
              {t('Cancel')}
            </Button>
          </Refusal>
          <Button
            ref={action('mod+s')}
            size={{ base: 'sm', md: 'md' }}
            px={{ base: '2.5', md: '4' }}
            disabled={missing !== undefined || isSaving}
            aria-describedby={missing && missingId}
            onClick={onSave}
          >
            {isSaving ? t('Creating...') : t('Save Campaign')}
          </Button>
        </Flex>
      </Flex>
      <Flex wrap="wrap" justify="space-between" columnGap="6" py="4" color="fg.muted">
        <Text>
          {view.isKept
            ? t('Your draft is kept on this device until you save it.')
            : t('This browser blocks the storage that a draft needs: save before you leave.')}
        </Text>
        {missing && <Text id={missingId}>{missing}</Text>}
      </Flex>
    </>
  )
}
