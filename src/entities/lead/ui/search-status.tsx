import { Box, Flex, Spinner } from '@chakra-ui/react'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { ErrorIcon, WarningIcon } from '@/shared/ui/icons'
import { ErrorPanel } from '@/shared/ui/page/error-panel'

/** As high as its text, which is pressable above and below. */
export const inLine = {
  size: '2xs',
  my: '-1',
  px: '0',
  variant: 'plain',
  flexShrink: '0',
  textDecoration: 'underline',
} as const

/** Shown while a lead search runs. A cancelled search may still cost credits. */
export function SearchProgress({ onCancel }: { onCancel: () => void }) {
  const t = useTranslation()

  return (
    <Flex align="center" gap="3" color="fg.muted">
      <Flex role="status" align="center" gap="2">
        <Spinner size="xs" color="fg.muted" />
        <Box css={{ '.notes &': { mdDown: { srOnly: true } } }}>{t('Looking for leads...')}</Box>
      </Flex>
      <Button {...inLine} onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </Flex>
  )
}

type ErrorProps = { error: Error | undefined; onRetry: () => void }

/** Shows why the last lead search failed. */
export function SearchError({ error, onRetry }: ErrorProps) {
  const t = useTranslation()
  if (!error) return null
  return (
    <ErrorPanel
      title={t('The leads could not be loaded')}
      message={reasonOf(error)}
      error={error}
      onRetry={onRetry}
    />
  )
}

type NoteProps = { text: string; label: string; isFailure?: boolean; onPress: () => void }

/** In the line of the counts, so that the leads stay. Its text needs a wide window. */
export function HeadNote({ text, label, isFailure = false, onPress }: NoteProps) {
  const Icon = isFailure ? ErrorIcon : WarningIcon
  return (
    <Flex
      role={isFailure ? 'alert' : undefined}
      align="center"
      columnGap="2"
      minWidth={{ md: '0' }}
      flexShrink={{ md: '9999' }}
      title={text}
      css={{ '&, & *': { color: isFailure ? 'fg.error' : 'fg.warning' } }}
    >
      <Box truncate css={{ '2xlDown': { srOnly: true } }}>
        {text}
      </Box>
      <Button {...inLine} gap="1" onClick={onPress}>
        <Icon aria-hidden size={14} />
        <Box as="span" css={{ mdDown: isFailure ? {} : { srOnly: true } }}>
          {label}
        </Box>
      </Button>
    </Flex>
  )
}
