import { Button, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { visibleText } from '@/shared/lib/visible-text'
import type { CampaignForm } from '../flow/campaign-form'

type Props = {
  form: CampaignForm
  isSaving: boolean
  onCancel: () => void
  onSave: () => void
}

function missingFor({ name, listId }: CampaignForm): string | undefined {
  const missing = [
    ...(visibleText(name) ? [] : ['enter a campaign name']),
    ...(listId === undefined ? ['choose a lead list'] : []),
  ]
  return missing.length > 0 ? `To save, ${missing.join(' and ')}.` : undefined
}

export function SaveActions({ form, isSaving, onCancel, onSave }: Props) {
  const missing = missingFor(form)
  const missingId = useId()

  return (
    <>
      <Button variant="outline" disabled={isSaving} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        disabled={missing !== undefined || isSaving}
        aria-describedby={missing && missingId}
        onClick={onSave}
      >
        {isSaving ? 'Creating...' : 'Save Campaign'}
      </Button>
      {missing && (
        <Flex flexBasis="full" justify={{ base: 'flex-start', md: 'flex-end' }}>
          <Text id={missingId} color="fg.muted" textStyle="sm">
            {missing}
          </Text>
        </Flex>
      )}
    </>
  )
}
