import { Box, Button, Flex, Grid, Input, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { campaignsQuery, useCreateCampaign } from '@/entities/campaign/campaign-queries'
import { reasonOf } from '@/shared/api/api-error'
import { visibleText } from '@/shared/lib/visible-text'
import { FormField } from '@/shared/ui/form-field'
import { Loading } from '@/shared/ui/loading'
import { PageHeader } from '@/shared/ui/page-header'
import { useAttachmentStore } from '../attachments/use-attachment-store'
import { type CampaignForm, toCreateRequest } from '../campaign-form'
import { LeadListField } from '../create/lead-list-field'
import type { ChangeForm } from '../use-campaign-draft'
import { StepPanel } from './lazy-parts'
import { OriginalSteps } from './original-steps'
import { SaveCheck } from './save-check'
import { StepChain } from './step-chain'
import { useStepActions } from './use-step-actions'

type Props = {
  form: CampaignForm
  isKept: boolean
  onChange: ChangeForm
  onCancel: () => void
  onSaved: (original: Campaign | undefined) => void
}

export function SequenceBuilder({ form, isKept, onChange, onCancel, onSaved }: Props) {
  const createCampaign = useCreateCampaign()
  const campaigns = useQuery(campaignsQuery).data
  const original = campaigns?.find(({ id }) => id === form.originalId)
  const actions = useStepActions(form.steps, onChange)
  const attachments = useAttachmentStore(form.steps)
  const nameRef = useRef<HTMLInputElement>(null)
  const { selectedId, handleSelect } = actions
  const position = form.steps.findIndex(({ id }) => id === selectedId) + 1
  const selected = form.steps[position - 1]
  const canSave = form.listId !== undefined && visibleText(form.name) !== ''

  const handleSave = () =>
    createCampaign.mutate(
      {
        name: visibleText(form.name),
        toRequest: async () => {
          const { sendableHtml } = await import('../content/clean-html')
          return toCreateRequest(form, sendableHtml)
        },
      },
      { onSuccess: () => onSaved(original) },
    )

  return (
    <>
      <PageHeader
        title="Sequence Builder"
        subtitle={
          isKept
            ? 'Your draft is kept on this device until you save it.'
            : 'This browser does not let us keep a draft: save before you leave.'
        }
        actions={
          <>
            <Button variant="outline" onClick={onCancel}>
              Cancel
            </Button>
            <Button disabled={!canSave || createCampaign.isPending} onClick={handleSave}>
              {createCampaign.isPending ? 'Creating...' : 'Save Campaign'}
            </Button>
          </>
        }
      />
      {createCampaign.error && !createCampaign.isPending && (
        <Text role="alert" color="fg.error" mb="4">
          {`The campaign is not saved. What you wrote is still here. ${reasonOf(createCampaign.error)}`}
        </Text>
      )}
      {original && <OriginalSteps original={original} onAdd={actions.handleAddOriginals} />}
      <Flex wrap="wrap" gap="4" mb="3">
        <Box flex="1 1 16rem">
          <FormField label="Campaign name" isRequired>
            <Input
              ref={nameRef}
              autoComplete="off"
              value={form.name}
              onChange={({ target }) => onChange((form) => ({ ...form, name: target.value }))}
            />
          </FormField>
        </Box>
        <Box flex="1 1 16rem">
          <LeadListField
            isRequired
            listId={form.listId}
            onChange={(listId) => onChange((form) => ({ ...form, listId }))}
          />
        </Box>
      </Flex>
      <Box mb="6">
        <SaveCheck
          form={form}
          attachments={attachments}
          onJump={(stepId) => (stepId ? handleSelect(stepId) : nameRef.current?.focus())}
        />
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: '22rem minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <StepChain
          steps={form.steps}
          selectedId={selectedId}
          onSelect={handleSelect}
          onAction={actions.handleAction}
          onWait={actions.handleWait}
          onAdd={actions.handleAdd}
        />
        <Suspense fallback={<Loading label="Opening the editor..." />}>
          <StepPanel
            step={selected}
            position={position}
            steps={form.steps}
            listId={form.listId}
            attachments={attachments}
            onChange={actions.handleEdit}
          />
        </Suspense>
      </Grid>
    </>
  )
}
