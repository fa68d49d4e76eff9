import { Box, Flex, Grid, Input, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { FormField } from '@/shared/ui/fields/form-field'
import { Loading } from '@/shared/ui/loading'
import { useAttachments } from '../attachments/use-attachments'
import type { CampaignForm } from '../model/campaign-form'
import { LeadListField } from './lead-list-field'
import type { DraftView } from '../drafts/use-campaign-draft'
import type { useSaveCampaign } from '../drafts/use-save-campaign'
import type { Finding } from '../checks/flight'
import { OriginalSteps, showWords, StepPanel } from './lazy-parts'
import { ChainTools } from './chain-tools'
import { SaveBar } from './save-bar'
import { SaveCheck } from './save-check'
import { StepChain } from './step-chain'
import { belowTheBars } from './sticky-bars'
import { useStepActions } from './use-step-actions'

type Props = {
  /** The step in the address. */
  stepId: string | undefined
  onStepId: (id: string) => void
  view: DraftView
  form: CampaignForm
  saving: ReturnType<typeof useSaveCampaign>
  onCancel: () => void
}

export function SequenceBuilder({ stepId, onStepId, view, form, saving, onCancel }: Props) {
  const t = useTranslation()
  const { draft, memory, failure, revision } = view
  const { isSaving, save } = saving
  const campaigns = useQuery(campaignsQuery).data
  const original = campaigns?.find(({ id }) => id === form.originalId)
  const actions = useStepActions({
    steps: form.steps,
    stepId,
    onStepId,
    onChange: draft.change,
    onCommit: draft.commit,
  })
  useAttachments(memory.attachments, form.steps)
  const nameRef = useRef<HTMLInputElement>(null)
  const { selectedId, handleSelect } = actions
  const position = form.steps.findIndex(({ id }) => id === selectedId) + 1
  const selected = form.steps[position - 1]
  const handleListId = (listId: string) => draft.change((form) => ({ ...form, listId }))
  const handleJump = ({ stepId, quote }: Finding) => {
    if (!stepId) return nameRef.current?.focus()
    handleSelect(stepId)
    if (quote) void showWords(quote, form.steps.findIndex(({ id }) => id === stepId) + 1)
  }

  return (
    <>
      <SaveBar
        view={view}
        form={form}
        isSaving={isSaving}
        onCancel={onCancel}
        onSave={() => save(original)}
      />
      {failure && !isSaving && (
        <Text role="alert" color="fg.error" mb="4">
          {t('The campaign is not saved. What you wrote is still here. {reason}', {
            reason: reasonOf(failure),
          })}
        </Text>
      )}
      <Box inert={isSaving} css={belowTheBars}>
        {original && (
          <Suspense>
            <OriginalSteps original={original} onAdd={actions.handleAddOriginals} />
          </Suspense>
        )}
        <Flex wrap="wrap" gap="4" mb="3">
          <Box flex="1 1 16rem" minWidth="0">
            <FormField label={t('Campaign name')} isRequired>
              <Input
                ref={nameRef}
                autoComplete="off"
                value={form.name}
                onChange={({ target }) => draft.change((form) => ({ ...form, name: target.value }))}
              />
            </FormField>
          </Box>
          <Box flex="1 1 16rem" minWidth="0">
            <LeadListField isRequired listId={form.listId} onChange={handleListId} />
          </Box>
        </Flex>
        <Box mb="6">
          <SaveCheck
            form={form}
            attachments={memory.attachments}
            onJump={handleJump}
            onListId={handleListId}
          />
        </Box>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: '18rem minmax(0, 1fr)' }}
          gap="6"
          alignItems="start"
        >
          <div>
            <StepChain
              steps={form.steps}
              selectedId={selectedId}
              onSelect={handleSelect}
              onAction={actions.handleAction}
              onMove={actions.handleMove}
              onWait={actions.handleWait}
              onAdd={actions.handleAdd}
            />
            <ChainTools draft={draft} stepId={selectedId} onStepId={handleSelect} />
          </div>
          <Suspense fallback={<Loading label={t('Opening the editor...')} />}>
            <StepPanel
              step={selected}
              position={position}
              steps={form.steps}
              listId={form.listId}
              revision={revision}
              memory={memory}
              isAwaited={draft.waitsFor}
              onCommit={draft.onCommit}
              onSelect={handleSelect}
              onChange={actions.handleEdit}
            />
          </Suspense>
        </Grid>
      </Box>
    </>
  )
}
