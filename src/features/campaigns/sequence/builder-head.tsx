import { Button, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { Refusal } from '@/shared/ui/refusal'
import { DraftState, whySaving } from '../drafts/draft-state'
import type { DraftView } from '../drafts/use-draft'
import { head } from './builder-layout'

type Props = {
  view: DraftView
  isSaving: boolean
  /** The id of the text that says what is missing; undefined if it can be saved. */
  missingId: string | undefined
  children: ReactNode
  onCancel: () => void
  onSave: () => void
}

const button = { size: 'sm', px: { base: '2.5', md: '3.5' } } as const

/** Cancel, Save and the state of the draft stay in view however far the page is scrolled. */
export function BuilderHead({ view, isSaving, missingId, children, onCancel, onSave }: Props) {
  const t = useTranslation()

  return (
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
      <Flex direction="column" justify="center" height="var(--head)" minW="0" flex="0 1 auto">
        <Heading as="h1" fontSize={{ base: 'xs', md: 'md' }} lineHeight="short" lineClamp="2">
          {t('Sequence Builder')}
        </Heading>
        <DraftState view={view} isSaving={isSaving} />
      </Flex>
      <Flex className="fields" inert={isSaving} flex="1 1 0" align="center" gap="2" minW="0">
        {children}
      </Flex>
      <Flex gap="2" flexShrink="0" ms="auto">
        <Refusal reason={whySaving(isSaving)}>
          <Button
            ref={action()}
            {...button}
            variant="outline"
            disabled={isSaving}
            onClick={onCancel}
          >
            {t('Cancel')}
          </Button>
        </Refusal>
        <Button
          ref={action('mod+s')}
          {...button}
          disabled={missingId !== undefined || isSaving}
          aria-describedby={missingId}
          onClick={onSave}
        >
          {isSaving ? t('Creating...') : t('Save Campaign')}
        </Button>
      </Flex>
    </Flex>
  )
}
