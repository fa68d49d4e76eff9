import { Alert, Box, chakra, Heading, Link, List, Stack, Text } from '@chakra-ui/react'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { reasonOf } from '@/shared/api/api-error'
import { dateFormat } from '@/shared/i18n/active-language'
import { Trans } from '@/shared/i18n/trans'
import { translate, useTranslation } from '@/shared/i18n/translate'
import type { HandOverPart, IncomingItem } from '@/shared/lib/hand-over/hand-over-part'
import { Button, PENDING } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { FileDrop } from '@/shared/ui/fields/file-drop'
import { Loading } from '@/shared/ui/loading'
import { UserText } from '@/shared/ui/user-text'
import {
  type FoundFile,
  type FoundPart,
  maxFileSize,
  readFile,
  RefusedFileError,
} from './hand-over-file'
import { KIND_INDENT, KindList, KindRow } from './kind-row'

type Props = { parts: readonly HandOverPart[]; onClose: () => void }

type Outcome = { part: HandOverPart; taken: number; count: number }

type Stage =
  | { name: 'choose'; refusal?: { fileName: string; reason: string } }
  | { name: 'reading' }
  | { name: 'found'; found: FoundFile; isTaking: boolean }
  | { name: 'done'; outcomes: readonly Outcome[] }

const newIn = ({ incoming }: FoundPart) =>
  incoming ? incoming.items.filter(({ isNew }) => isNew).length : 0

export function TakeOverDialog({ parts, onClose }: Props) {
  const t = useTranslation()
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())

  const handleFile = async (file: File) => {
    setStage({ name: 'reading' })
    setExcluded(new Set())
    try {
      setStage({ name: 'found', found: await readFile(file, parts), isTaking: false })
    } catch (error) {
      const reason = error instanceof RefusedFileError ? error.message : reasonOf(error)
      setStage({ name: 'choose', refusal: { fileName: file.name, reason } })
    }
  }

  const found = stage.name === 'found' ? stage.found : undefined
  const chosen = (found?.parts ?? []).filter(
    (part) => newIn(part) > 0 && !excluded.has(part.part.kind),
  )
  const count = chosen.reduce((sum, part) => sum + newIn(part), 0)
  const isTaking = stage.name === 'found' && stage.isTaking

  const handleTake = async () => {
    if (!found) return
    setStage({ name: 'found', found, isTaking: true })
    const outcomes: Outcome[] = []
    for (const one of chosen) {
      const taken = (await one.incoming?.take()) ?? 0
      outcomes.push({ part: one.part, taken, count: newIn(one) })
    }
    setStage({ name: 'done', outcomes })
  }
  const handleChoose = (kind: string, isChosen: boolean) => {
    const next = new Set(excluded)
    if (isChosen) next.delete(kind)
    else next.add(kind)
    setExcluded(next)
  }
  const whyNothing =
    count > 0
      ? undefined
      : found?.parts.some((part) => newIn(part) > 0)
        ? t('Nothing is chosen.')
        : t('There is nothing new in it.')

  return (
    <Dialog
      title={t('Take over from another user')}
      description={t(
        'Reads a file that “Hand over …” has made. Nothing is taken over until you choose it.',
      )}
      isClosable={!isTaking}
      onClose={onClose}
      footer={
        found ? (
          <>
            <Button
              variant="outline"
              disabledReason={isTaking ? t(PENDING) : undefined}
              onClick={() => setStage({ name: 'choose' })}
            >
              {t('Choose another file')}
            </Button>
            <Button
              disabledReason={isTaking ? t(PENDING) : whyNothing}
              onClick={() => void handleTake()}
            >
              {isTaking
                ? t('Taking over...')
                : t('{count, plural, one {Take over # item} other {Take over # items}}', { count })}
            </Button>
          </>
        ) : (
          stage.name === 'done' && <Button onClick={onClose}>{t('OK')}</Button>
        )
      }
    >
      {stage.name === 'choose' && (
        <Stack gap="4">
          {stage.refusal && <Refusal {...stage.refusal} />}
          <FileDrop
            label={t('Choose a file')}
            hint={t('The .json file of “Hand over …”, at most {size}. You can also drop it here.', {
              size: maxFileSize(),
            })}
            accept=".json,application/json"
            onFile={(file) => void handleFile(file)}
          />
        </Stack>
      )}
      {stage.name === 'reading' && <Loading label={t('Reading the file...')} />}
      {found && (
        <Stack gap="3">
          <Origin {...found} />
          <KindList label={t('What to take over')}>
            {found.parts.map((one) => (
              <FoundKind
                key={one.part.kind}
                found={one}
                isChosen={!excluded.has(one.part.kind)}
                isLocked={isTaking}
                onChange={(isChosen) => handleChoose(one.part.kind, isChosen)}
              />
            ))}
          </KindList>
        </Stack>
      )}
      {stage.name === 'done' && <Done outcomes={stage.outcomes} />}
    </Dialog>
  )
}

type RefusalProps = { fileName: string; reason: string }

function Refusal({ fileName, reason }: RefusalProps) {
  const t = useTranslation()
  return (
    <Alert.Root role="alert" status="error" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title overflowWrap="anywhere">
          {t('“{fileName}” cannot be taken over', { fileName })}
        </Alert.Title>
        <Alert.Description overflowWrap="anywhere">{reason}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}

const dates = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** Keeps the focus in the dialog after the pressed button has been unmounted. */
const focusOnMount = (element: HTMLElement | null) => element?.focus()

function Origin({ from: { name, email }, at }: FoundFile) {
  const t = useTranslation()
  const facts = [email, at === undefined ? '' : dates().format(at)].filter((fact) => fact !== '')
  return (
    <Box>
      <Heading as="h3" size="sm" ref={focusOnMount} tabIndex={-1}>
        <UserText text={t('From {name}', { name: name || email || t('Unknown') })} />
      </Heading>
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {facts.join(' · ')}
      </Text>
    </Box>
  )
}

/** Entries shown per kind until the user asks for all. */
const SHOWN_ITEMS = 5

type FoundKindProps = {
  found: FoundPart
  isChosen: boolean
  isLocked: boolean
  onChange: (isChosen: boolean) => void
}

function FoundKind({ found, isChosen, isLocked, onChange }: FoundKindProps) {
  const t = useTranslation()
  const [isFull, setIsFull] = useState(false)
  const { part, incoming, count } = found
  const items = incoming?.items ?? []
  const shown = isFull ? items : items.slice(0, SHOWN_ITEMS)

  return (
    <KindRow
      label={part.label()}
      note={noteOf(found)}
      isChosen={isChosen}
      isDisabled={isLocked || newIn(found) === 0}
      onChange={onChange}
    >
      {shown.length > 0 && (
        <Box
          as="ul"
          aria-label={part.label()}
          ps={KIND_INDENT}
          pt="1"
          textStyle="sm"
          listStyleType="none"
        >
          {shown.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and the order is fixed
            <Item key={index} {...item} />
          ))}
        </Box>
      )}
      {shown.length < items.length && (
        <Button ms={KIND_INDENT} ps="0" size="xs" variant="ghost" onClick={() => setIsFull(true)}>
          {t('Show all {count}', { count })}
        </Button>
      )}
    </KindRow>
  )
}

function Item({ name, about, link, isNew }: IncomingItem) {
  const text = <UserText text={name} />
  return (
    <chakra.li py="0.5" color={isNew || link ? undefined : 'fg.muted'}>
      {link ? (
        <Link asChild fontWeight="medium" minHeight="6">
          <RouterLink {...link}>{text}</RouterLink>
        </Link>
      ) : (
        text
      )}
      {about && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {about}
        </Text>
      )}
    </chakra.li>
  )
}

function noteOf(found: FoundPart): string {
  const { part, count, incoming } = found
  if (!incoming)
    return translate(
      '{count} cannot be taken over: this browser does not let its storage be read',
      {
        count,
      },
    )
  const newCount = newIn(found)
  const knownCount = count - newCount
  if (part.countsInWords) return part.countsInWords(newCount, knownCount)
  if (knownCount === 0) return translate('{count} new', { count: newCount })
  if (newCount === 0) return translate('{count} here already', { count: knownCount })
  return translate('{newCount} new, {knownCount} here already', { newCount, knownCount })
}

function Done({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = useTranslation()
  const isComplete = outcomes.every(({ taken, count }) => taken === count)
  return (
    <Alert.Root role="status" status={isComplete ? 'success' : 'error'} alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title ref={focusOnMount} tabIndex={-1}>
          {isComplete
            ? t('Everything you chose is taken over')
            : t('Not everything was taken over')}
        </Alert.Title>
        <List.Root ps="5">
          {outcomes.map(({ part: { kind, label, place }, taken, count }) => (
            <List.Item key={kind}>
              <Trans
                message="{kind}: {taken} of {count}"
                values={{
                  kind: place ? (
                    <Link asChild>
                      <RouterLink {...place}>{label()}</RouterLink>
                    </Link>
                  ) : (
                    label()
                  ),
                  taken,
                  count,
                }}
              />
            </List.Item>
          ))}
        </List.Root>
        {!isComplete && (
          <Alert.Description>
            {t(
              'This browser has no room for the others, or does not let websites keep anything. Make room, and choose the file again: nothing is taken over twice.',
            )}
          </Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  )
}
