import { Box, chakra, Flex, Heading, Input, Text, useMediaQuery } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { outcomeOf, reasonOf } from '@/shared/api/api-error'
import { useLanguage } from '@/shared/i18n/language'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { visibleText } from '@/shared/lib/values/visible-text'
import { Button } from '@/shared/ui/button'
import { FormField } from '@/shared/ui/fields/form-field'
import { AddIcon, CheckIcon, DownIcon, PreviousIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import type { CampaignForm } from '@/entities/campaign/model/campaign-form'
import type { EmailStep } from '@/entities/campaign/model/sequence'
import { LeadListField } from './lead-list-field'
import type { DraftView } from '../drafts/use-draft'
import { DraftState, problemText, whySaving } from '../drafts/draft-state'
import type { useSaveCampaign } from '../drafts/save-campaign'
import type { Finding } from '@/entities/campaign/checks/inspect-step'
import { BESIDE, builder, head, PHONE, workspace } from './builder-layout'
import { NameTaken } from './name-taken'
import { selectWords } from './select-words'
import { StepPanel } from './step-panel'
import { quietField } from './builder-layout'
import { SaveCheck } from './save-check'
import { StepChain, TemplatesDialog } from './step-chain'
import { positionsOfAdded, usableSteps } from './original-steps'
import { type StepActions, stepActions, useSelectedId } from './step-actions'

type Props = {
  stepId: string | undefined
  onStepId: (id: string) => void
  view: DraftView
  form: CampaignForm
  saving: ReturnType<typeof useSaveCampaign>
  onCancel: () => void
}

function missingFor({ name, listId }: CampaignForm, t: Translate): string | undefined {
  const hasName = visibleText(name) !== ''
  if (listId !== undefined) return hasName ? undefined : t('To save, enter a campaign name.')
  return hasName
    ? t('To save, choose a lead list.')
    : t('To save, enter a campaign name and choose a lead list.')
}

const headButton = { size: 'sm', px: { base: '2.5', md: '3.5' } } as const

export function SequenceBuilder({ stepId, onStepId, view, form, saving, onCancel }: Props) {
  const t = useTranslation()
  const { draft, memory, failure, problem } = view
  const { isSaving, save } = saving
  const campaigns = useQuery({ ...campaignsQuery, refetchOnMount: false }).data
  const original = campaigns?.find(({ id }) => id === form.originalId)
  /** On a phone, the chain, the list and the check are collapsed. */
  const [isMore, setIsMore] = useState(false)
  const handleStepId = useCallback(
    (id: string) => {
      setIsMore(false)
      onStepId(id)
    },
    [onStepId],
  )
  const actions = useMemo(() => stepActions(draft, handleStepId), [draft, handleStepId])
  const selectedId = useSelectedId(form.steps, stepId)
  const nameRef = useRef<HTMLInputElement>(null)
  const [isBeside] = useMediaQuery([BESIDE.replace('@media ', '')], { ssr: false })
  const [isPhone] = useMediaQuery([PHONE.replace('@media ', '')], { ssr: false })
  /**
   * Set when a field is left or Save Campaign is pressed: from then on, findings are highlighted.
   */
  const [isTouched, setIsTouched] = useState(false)
  const [waitId, setWaitId] = useState<string>()
  const handleWait = useCallback((id: string) => {
    setIsMore(true)
    setWaitId(id)
  }, [])
  const [isTemplates, setIsTemplates] = useState(false)
  const openTemplates = useCallback(() => setIsTemplates(true), [])
  const missing = missingFor(form, t)
  const missingId = useId()
  const position = form.steps.findIndex(({ id }) => id === selectedId) + 1
  const selected = form.steps[position - 1]
  const handleListId = (listId: string) => draft.change((form) => ({ ...form, listId }))
  const handleJump = ({ stepId, quote }: Finding) => {
    if (!stepId) return nameRef.current?.focus()
    actions.select(stepId)
    if (quote) selectWords(quote, form.steps.findIndex(({ id }) => id === stepId) + 1)
  }

  const listField = (
    <Box css={quietField} className="list" minW="0">
      <LeadListField isLabelHidden listId={form.listId} onChange={handleListId} />
    </Box>
  )
  const cancel = (
    <Button
      disabledReason={whySaving(isSaving)}
      ref={action()}
      {...headButton}
      {...(isPhone ? { variant: 'ghost', px: '0', ms: '-2' } : { variant: 'outline' })}
      aria-label={isPhone ? t('Cancel') : undefined}
      disabled={isSaving}
      onClick={onCancel}
    >
      {isPhone ? <PreviousIcon aria-hidden /> : t('Cancel')}
    </Button>
  )
  const check = (
    <SaveCheck
      form={form}
      attachments={memory.attachments}
      isQuiet={!isTouched && !failure}
      onJump={handleJump}
      isOver={isBeside === true}
      onListId={actions.useList}
      onInsertOptOut={actions.insertOptOut}
      onUseMeantTokens={actions.useMeantTokens}
    />
  )
  const nameTaken = <NameTaken name={form.name} />
  const chain = (
    <div className="chain">
      <StepChain
        steps={form.steps}
        selectedId={selectedId}
        actions={actions}
        waitId={waitId}
        onWaitId={setWaitId}
        onTemplates={openTemplates}
      />
    </div>
  )
  const chainToggle = (
    <Button
      data-steps-toggle
      size="xs"
      variant="ghost"
      px="1.5"
      ms="-1.5"
      aria-expanded={isMore}
      onClick={() => setIsMore(!isMore)}
    >
      {position > 0
        ? t('Step {position} of {count}', { position, count: form.steps.length })
        : t('No step is selected')}
      <DownIcon aria-hidden />
    </Button>
  )

  return (
    <Box data-builder css={builder}>
      <Flex
        as="header"
        css={head}
        wrap="wrap"
        align="center"
        columnGap="4"
        px={{ base: '3', sm: '4' }}
        bg="bg.subtle"
        borderBottomWidth="1px"
      >
        {isPhone && cancel}
        <Flex className="title" direction="column" justify="center" height="var(--head)" minW="0">
          <Heading as="h1" fontSize="xs" lineHeight="short" lineClamp="2">
            {t('Sequence Builder')}
          </Heading>
          {!isPhone && <DraftState view={view} isSaving={isSaving} />}
        </Flex>
        <Flex
          className="fields"
          inert={isSaving}
          flex="1 1 0"
          direction={isPhone ? 'column' : 'row'}
          align={isPhone ? 'stretch' : 'center'}
          gap={isPhone ? '0' : '2'}
          minW="0"
        >
          <Box css={quietField} flex={isPhone ? undefined : '1'} minW="0">
            <FormField label={t('Campaign name')} isLabelHidden isRequired>
              <Input
                ref={nameRef}
                size={isPhone ? '2xs' : 'sm'}
                fontWeight="semibold"
                fontSize="md"
                autoComplete="off"
                placeholder={t('Campaign name')}
                value={form.name}
                onChange={({ target }) => draft.change((form) => ({ ...form, name: target.value }))}
              />
            </FormField>
          </Box>
          {isPhone ? (
            <Box px="2" lineHeight="1rem">
              <DraftState view={view} isSaving={isSaving} />
            </Box>
          ) : (
            listField
          )}
        </Flex>
        {isBeside && (
          <Box className="check" inert={isSaving}>
            {check}
          </Box>
        )}
        <Flex gap="2" flexShrink="0" ms="auto">
          {!isPhone && cancel}
          <Button
            ref={action('mod+s')}
            data-yields
            {...headButton}
            disabled={missing !== undefined && !isSaving}
            isPending={isSaving}
            aria-describedby={missing && missingId}
            onClick={() => {
              setIsTouched(true)
              save(original)
            }}
          >
            {isSaving ? t('Creating...') : t('Save Campaign')}
          </Button>
        </Flex>
      </Flex>
      <Flex
        inert={isSaving}
        wrap="wrap"
        align="center"
        columnGap="5"
        px={{ base: '3', sm: '4' }}
        py={isPhone ? '0' : '1'}
        minH={isPhone ? '0' : isBeside ? '2' : '7'}
        textStyle="sm"
        css={{ '& > details': { minW: '0', '&[open]': { flexBasis: '100%' } } }}
      >
        {failure && !isSaving && (
          <Text role="alert" color="fg.error" flexBasis="100%">
            {outcomeOf(failure) === 'unknown'
              ? t(
                  'It is not known whether the campaign was saved. Save Campaign looks for it in the list first. {reason}',
                  { reason: reasonOf(failure) },
                )
              : t('The campaign is not saved. What you wrote is still here. {reason}', {
                  reason: reasonOf(failure),
                })}
          </Text>
        )}
        {problem && <Text color="fg.warning">{problemText(problem)}</Text>}
        {missing && (
          <Text id={missingId} color="fg.muted">
            {missing}
          </Text>
        )}
        {original && (
          <OriginalSteps original={original} steps={form.steps} actions={actions}>
            {isPhone && nameTaken}
          </OriginalSteps>
        )}
        {!(isPhone && original) && nameTaken}
        {!isBeside && !isPhone && check}
      </Flex>
      <Box
        inert={isSaving}
        css={workspace}
        onBlur={({ target }) => {
          if (target.matches('input, [contenteditable]')) setIsTouched(true)
        }}
      >
        {!isPhone && chain}
        <StepPanel
          step={selected}
          position={position}
          steps={form.steps}
          listId={form.listId}
          view={view}
          actions={actions}
          onWait={handleWait}
          chainToggle={isPhone && chainToggle}
        >
          {isPhone && isMore && (
            <Box px="3" pb="2" textStyle="sm" borderBottomWidth="1px">
              {listField}
              {check}
              {chain}
            </Box>
          )}
        </StepPanel>
        {isTemplates && (
          <TemplatesDialog
            draft={draft}
            stepId={selectedId}
            insert={actions.insertTemplate}
            onClose={() => setIsTemplates(false)}
          />
        )}
      </Box>
    </Box>
  )
}

type OriginalStepsProps = {
  /** More notes, shown with the steps. */
  children: ReactNode
  original: Campaign
  steps: readonly EmailStep[]
  actions: Pick<StepActions, 'addOriginals'>
}

/** An edited campaign starts with one step; its original steps can be added with one click. */
function OriginalSteps({ children, original: all, steps, actions }: OriginalStepsProps) {
  const t = useTranslation()
  const language = useLanguage()
  const { name } = all
  const original = useMemo(() => ({ ...all, steps: usableSteps(all) }), [all])
  const otherCount = all.steps.length - original.steps.length
  const quoted = language === 'english' ? `'${name}'` : t('“{name}”', { name })
  const about = t('Saving creates a new campaign. {name} stays as it is.', { name: quoted })
  if (all.steps.length === 0) return <Text color="fg.info">{about}</Text>
  const positions = positionsOfAdded(steps)
  const areAllThere = original.steps.every(({ id }) => positions.has(id))
  return (
    <Flex align="flex-start" columnGap="3" minW="0" wrap="wrap">
      <chakra.details minW="0">
        <chakra.summary cursor="pointer" color="fg.info" fontWeight="medium" lineHeight="1.5rem">
          {about}
        </chakra.summary>
        {children}
        <Text py="1">{t('The original has these steps. Add those that you want to keep:')}</Text>
        <Flex wrap="wrap" gap="2" pb="1">
          {original.steps.map((step, index) => {
            const position = positions.get(step.id)
            return (
              <Button
                key={step.id}
                disabledReason={
                  position === undefined
                    ? undefined
                    : t('It is step {position} here.', { position })
                }
                size="xs"
                variant="outline"
                maxW="18rem"
                onClick={onFirstClick(() => actions.addOriginals(original, [step]))}
              >
                {position === undefined ? <AddIcon /> : <CheckIcon />}
                {t('Step {position}:', { position: index + 1 })}
                <UserText text={step.subject || t('No subject')} />
              </Button>
            )
          })}
        </Flex>
      </chakra.details>
      {otherCount > 0 && (
        <Text color="fg.warning" lineHeight="1.5rem">
          {t(
            '{count, plural, one {1 step is not an e-mail and cannot be added.} other {# steps are not e-mails and cannot be added.}}',
            { count: otherCount },
          )}
        </Text>
      )}
      {original.steps.length > 1 && (
        <Button
          disabledReason={areAllThere ? t('All of them are in the sequence.') : undefined}
          size="2xs"
          variant="outline"
          flexShrink="0"
          onClick={onFirstClick(() => actions.addOriginals(original, original.steps))}
        >
          {t('Add all {count} steps', { count: original.steps.length })}
        </Button>
      )}
    </Flex>
  )
}
