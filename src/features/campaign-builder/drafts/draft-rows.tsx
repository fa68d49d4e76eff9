import { Alert, Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useEffect, useId } from 'react'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { shortTime } from '@/shared/i18n/short-time'
import { visibleText } from '@/shared/lib/values/visible-text'
import { Button } from '@/shared/ui/button'
import { ErrorPanel } from '@/shared/ui/page/error-panel'
import { UserText, UserTextInSentence } from '@/shared/ui/user-text'
import type { ChangeSearchParams } from '@/entities/campaign/model/campaign-search-params'
import { untitled } from '@/entities/campaign/model/messages'
import { whySaving } from './draft-state'
import type { DraftRow } from './drafts-of-user'
import { useDrafts } from './use-draft'

export function DraftRows({ onOpen }: { onOpen: ChangeSearchParams }) {
  const t = useTranslation()
  const drafts = useDrafts()
  const rows = useStore(drafts.rows)
  const isLate = useStore(drafts.isLate)
  useEffect(() => void drafts.read(), [drafts])
  const open = (row: DraftRow) => onOpen({ ...row.place, draft: row.id })

  return (
    <>
      {isLate && (
        <ErrorPanel
          title={t('The drafts could not be listed')}
          message={t('The storage of this browser does not answer.')}
          onRetry={() => void drafts.read()}
        />
      )}
      {rows.length > 0 && (
        <Stack
          as="ul"
          aria-label={t('Unsaved drafts')}
          gap="0"
          listStyleType="none"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
        >
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              onOpen={() => open(row)}
              // What Undo could not bring back is shown, and asks.
              onDiscard={() => void drafts.discard(row.id).then((isDone) => isDone || open(row))}
            />
          ))}
        </Stack>
      )}
    </>
  )
}

type RowProps = { row: DraftRow; onOpen: () => void; onDiscard: () => void }

function Row({ row, onOpen, onDiscard }: RowProps) {
  const { name, changedAt, isSaving = false, isUnreadable } = row
  const t = useTranslation()
  const nameId = useId()
  const time = shortTime(changedAt)

  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      gap="3"
      px="4"
      py="3"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <Box flex="1 1 14rem" minW="0">
        <chakra.button
          type="button"
          id={nameId}
          maxW="full"
          minH="6"
          fontWeight="medium"
          textAlign="start"
          borderRadius="sm"
          cursor="pointer"
          _hover={{ textDecoration: 'underline' }}
          onClick={onOpen}
        >
          <UserText text={visibleText(name) || untitled()} />
        </chakra.button>
        <Text color="fg.muted" textStyle="sm">
          {isSaving && t('Saving...')}
          {isUnreadable && t('Unreadable draft')}
          {!isSaving && !isUnreadable && t('Unsaved draft, {time}', { time })}
        </Text>
      </Box>
      <Flex wrap="wrap" gap="2">
        <Button size="sm" variant="outline" aria-describedby={nameId} onClick={onOpen}>
          {t('Restore draft')}
        </Button>
        <Button
          disabledReason={whySaving(isSaving)}
          size="sm"
          variant="ghost"
          aria-describedby={nameId}
          disabled={isSaving}
          onClick={onDiscard}
        >
          {t('Discard draft')}
        </Button>
      </Flex>
    </Flex>
  )
}

type Props = { name: string; onDelete: () => void; onKeep: () => void }

/** Shown after an edited campaign was saved as a new one. */
export function OriginalNotice({ name, onDelete, onKeep }: Props) {
  const t = useTranslation()

  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Flex flex="1" minW="0" wrap="wrap" align="center" justify="space-between" gap="3">
        <Alert.Title flex="1 1 16rem" minW="0">
          <Trans
            message="Your changes are saved as a new campaign. The original is still there: {name}"
            values={{ name: <UserTextInSentence text={name} /> }}
          />
        </Alert.Title>
        <Flex wrap="wrap" gap="2">
          <Button size="sm" variant="outline" onClick={onDelete}>
            {t('Delete the original')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onKeep}>
            {t('Keep both')}
          </Button>
        </Flex>
      </Flex>
    </Alert.Root>
  )
}
