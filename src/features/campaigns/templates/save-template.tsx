import { Button, Flex, Input, Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useStore } from '@/shared/lib/store'
import { visibleText } from '@/shared/lib/visible-text'
import { FormField } from '@/shared/ui/fields/form-field'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { emptyForm } from '../flow/campaign-form'
import type { CampaignDraft } from '../flow/draft/campaign-draft'
import { useLibraryActions } from '../library/use-library-actions'
import { toTemplate } from './template'

type Props = { draft: CampaignDraft; stepId: string | undefined }
type Part = 'step' | 'all'

export function SaveTemplate({ draft, stepId }: Props) {
  const { save } = useLibraryActions()
  const { name: campaignName, steps } = useStore(draft.state).form ?? emptyForm
  const open = steps.find(({ id }) => id === stepId)
  const [part, setPart] = useState<Part>(open ? 'step' : 'all')
  /** Undefined until it is typed; then nothing else is suggested. */
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const isStep = open !== undefined && part === 'step'
  const name = typed ?? (isStep ? open.subject : campaignName)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!visibleText(name)) {
      setError('Enter a name for the template')
      return
    }
    // The text of the open editor belongs to it.
    draft.commit()
    const written = draft.state.get().form?.steps ?? steps
    save(
      toTemplate(visibleText(name), isStep ? written.filter(({ id }) => id === open.id) : written),
    )
    setTyped(undefined)
    setError(undefined)
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="3" align="flex-start">
        {open && steps.length > 1 && (
          <SegmentedControl
            label="What to save"
            options={[
              { value: 'step', label: `Step ${steps.indexOf(open) + 1}` },
              { value: 'all', label: `All ${steps.length} steps` },
            ]}
            value={part}
            onChange={setPart}
          />
        )}
        <Flex gap="3" width="full" align="flex-end" wrap="wrap">
          <Flex flex="1 1 14rem">
            <FormField label="Template name" error={error}>
              <Input
                autoComplete="off"
                value={name}
                onChange={({ target }) => {
                  setTyped(target.value)
                  setError(undefined)
                }}
              />
            </FormField>
          </Flex>
          <Button type="submit" alignSelf={error ? 'center' : undefined}>
            Save as template
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
