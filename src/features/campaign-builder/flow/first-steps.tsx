import { Badge, Box, chakra, Flex, Input, type InputProps, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listsQuery } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { msg, toText, translate, useTranslation } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/values/visible-text'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { ReadError } from '@/shared/ui/page/error-panel'
import { FormField } from '@/shared/ui/fields/form-field'
import { ContactsIcon } from '@/shared/ui/icons'
import { linkAsButton } from '@/shared/ui/link-as-button'
import type { Message } from '@/shared/i18n/message'
import { notify } from '@/shared/ui/notifications/toaster'
import { PageHeader } from '@/shared/ui/page/page-header'
import { Stepper } from '@/shared/ui/page/stepper'
import { SavingNote, whySaving } from '../drafts/draft-state'
import type { CampaignForm } from '@/entities/campaign/model/campaign-form'
import { campaignMessages } from '@/entities/campaign/model/messages'
import { LeadListField } from '../sequence/lead-list-field'
import { NameTaken } from '../sequence/name-taken'
import { comingStepTypes, usableStepTypes } from '../sequence/step-types'

type Props = {
  form: CampaignForm
  /** Disables the fields while the campaign is being saved. */
  isSaving: boolean
  onChange: (part: Partial<CampaignForm>) => void
  onBack: () => void
  onContinue: () => void
}

export function NameStep({ onBack, ...props }: Props) {
  const t = useTranslation()
  const { form, isSaving } = props
  const lists = useQuery(listsQuery)
  const list = listState(lists.data, form.listId)

  return (
    <FlowPage
      {...props}
      current="name"
      title={t('Create a new campaign')}
      subtitle={t('Give it a name that your team will recognise.')}
      back={
        <Button
          disabledReason={whySaving(isSaving)}
          variant="outline"
          disabled={isSaving}
          onClick={onBack}
        >
          {t('Cancel')}
        </Button>
      }
      continueLabel={t('Continue')}
      missing={visibleText(form.name) === '' ? t('Enter a name to continue.') : undefined}
      refusal={campaignMessages.nameRequired}
      nameProps={{ autoFocus: true, placeholder: t('Spring outreach') }}
    >
      {typeof list === 'object' && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {t('It writes to the list “{name}”.', { name: list.name })}
        </Text>
      )}
    </FlowPage>
  )
}

export function ManualStep({ onBack, ...props }: Props) {
  const t = useTranslation()
  const { form, onChange } = props
  const lists = useQuery(listsQuery)
  const list = listState(lists.data, form.listId)
  const hasName = visibleText(form.name) !== ''
  const hasList = list !== 'none' && lists.data?.length !== 0

  return (
    <FlowPage
      {...props}
      current="audience"
      title={t('Build my campaign manually')}
      subtitle={t('Choose how it starts and whom it is for.')}
      back={
        <Button variant="outline" onClick={onBack}>
          {t('Back')}
        </Button>
      }
      continueLabel={t('Continue to Sequence Builder')}
      missing={hasName && hasList ? undefined : whatIsMissing(hasName, hasList)}
      refusal={campaignMessages.missingInformation}
      first={<FirstStepChoice />}
    >
      {lists.isError && <ReadError of={lists} title={t('The lead lists could not be loaded')} />}
      {lists.data?.length === 0 ? (
        <EmptyState
          icon={<ContactsIcon />}
          title={t('No lead lists found')}
          description={t('A campaign writes to the contacts of a list. Import or save one first.')}
          action={
            <Button asChild variant="outline">
              <a href="#/lists" {...linkAsButton}>
                {t('Go to Lists Tab')}
              </a>
            </Button>
          }
        />
      ) : (
        <LeadListField listId={form.listId} onChange={(listId) => onChange({ listId })} />
      )}
    </FlowPage>
  )
}

type PageProps = Omit<Props, 'onBack'> & {
  current: FlowStep
  title: string
  subtitle: string
  back: ReactNode
  continueLabel: string
  /** Why Continue is disabled. Enter shows `refusal` nevertheless. */
  missing: string | undefined
  refusal: Message
  nameProps?: InputProps
  /** Shown before the name field. */
  first?: ReactNode
  children?: ReactNode
}

const flowSteps = [
  { step: 'name', label: msg('Name') },
  { step: 'audience', label: msg('Audience') },
  { step: 'sequence', label: msg('Sequence') },
] as const
type FlowStep = (typeof flowSteps)[number]['step']

function FlowPage(props: PageProps) {
  const t = useTranslation()
  const { form, isSaving, onChange, onContinue, title, subtitle, back, continueLabel } = props
  const { current, missing, refusal, nameProps, first, children } = props
  const submit = () => (missing === undefined ? onContinue() : notify.error(refusal))

  return (
    <Box maxW="44rem" mx="auto">
      <Box mb="4">
        <Stepper steps={flowSteps} current={current} />
      </Box>
      <PageHeader title={title} subtitle={subtitle} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="6" bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '6' }}>
          {isSaving && <SavingNote />}
          <Stack gap="6" inert={isSaving}>
            {first}
            <FormField label={t('Campaign name')} isRequired>
              <Input
                {...nameProps}
                autoComplete="off"
                value={form.name}
                onChange={(event) => onChange({ name: event.target.value })}
                onKeyDown={(event) => {
                  // The browser does not submit on Enter if the submit button is disabled.
                  if (event.key === 'Enter' && missing !== undefined) submit()
                }}
              />
            </FormField>
            <NameTaken name={form.name} />
            {children}
          </Stack>
          <Flex justify="flex-end" wrap="wrap" gap="2">
            {back}
            <Button
              isReasonShown
              disabledReason={missing}
              type="submit"
              disabled={missing !== undefined}
              flexShrink="1"
              whiteSpace="normal"
            >
              {continueLabel}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Box>
  )
}

function whatIsMissing(hasName: boolean, hasList: boolean): string {
  if (hasName) return translate('Choose a list to continue.')
  return hasList
    ? translate('Enter a name to continue.')
    : translate('Enter a name and choose a list to continue.')
}

/** E-mail is preselected, because it is the only supported type so far. */
function FirstStepChoice() {
  const t = useTranslation()

  return (
    <chakra.fieldset border="0" minW="0">
      <chakra.legend textStyle="sm" fontWeight="medium" mb="2">
        {t('First step')}
      </chakra.legend>
      <Stack gap="2">
        {usableStepTypes.map(({ type, label, icon: Icon }) => (
          <chakra.label
            key={type}
            display="flex"
            alignItems="center"
            gap="2"
            px="3"
            py="2"
            borderWidth="1px"
            borderRadius="l2"
            textStyle="sm"
            cursor="pointer"
            css={{ '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' } }}
          >
            <chakra.input type="radio" name="first-step" value={type} defaultChecked boxSize="4" />
            <Icon size={16} aria-hidden />
            {toText(label)}
          </chakra.label>
        ))}
        <Flex
          wrap="wrap"
          align="center"
          columnGap="4"
          rowGap="1"
          px="3"
          color="fg.muted"
          textStyle="xs"
        >
          {/* Each type says it too, so this is not text. */}
          <Badge size="xs" data-text={t('Coming Soon')} _before={{ content: 'attr(data-text)' }} />
          {comingStepTypes.map(({ type, label, icon: Icon }) => (
            <chakra.label
              key={type}
              display="flex"
              alignItems="center"
              gap="1.5"
              cursor="not-allowed"
            >
              <chakra.input type="radio" name="first-step" value={type} disabled srOnly />
              <Icon size={14} aria-hidden />
              {toText(label)}
              <chakra.span srOnly> {t('Coming Soon')}</chakra.span>
            </chakra.label>
          ))}
        </Flex>
      </Stack>
    </chakra.fieldset>
  )
}
