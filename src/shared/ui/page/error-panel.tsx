import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../button'
import { CopyButton } from '../copy/copy-button'
import { reasonOf } from '@/shared/api/api-error'
import { detailsOf } from '@/shared/api/error-details'
import { useTranslation } from '@/shared/i18n/translate'
import { ErrorIcon } from '../icons'
import { RetryButton } from './unknown-note'

type ErrorPanelProps = {
  title: string
  message?: string
  /** Its details can be copied. */
  error?: unknown
  onRetry?: () => void
}

/** Longer messages are clamped: a server may return a whole page. */
const CLAMP_FROM_CHARACTERS = 240

/**
 * Replaces data that could not be read, with Retry. A failed write shows a toast instead, so that
 * typed input stays on the screen.
 */
export function ErrorPanel({ title, message, error, onRetry }: ErrorPanelProps) {
  const t = useTranslation()
  const [isExpanded, setIsExpanded] = useState(false)
  const isLong = message !== undefined && message.length > CLAMP_FROM_CHARACTERS

  return (
    <Flex
      role="alert"
      data-kept-clear
      gap="3"
      p="5"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="red.muted"
      bg="bg.error"
    >
      <Text as="span" color="fg.error" aria-hidden pt="0.5">
        <ErrorIcon size={20} />
      </Text>
      <Stack gap="3" minWidth="0" flex="1" align="flex-start">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        {message && (
          <Text
            overflowWrap="anywhere"
            whiteSpace="pre-line"
            lineClamp={isLong && !isExpanded ? 3 : undefined}
          >
            {message}
          </Text>
        )}
        {isLong && (
          <Button
            size="xs"
            variant="ghost"
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? t('Show less') : t('Show more')}
          </Button>
        )}
        <Flex wrap="wrap" gap="2">
          {onRetry && <RetryButton size="sm" onRetry={onRetry} />}
          {error instanceof Error && (
            <CopyButton
              size="sm"
              variant="ghost"
              label={t('Copy details')}
              text={() => detailsOf(error)}
            />
          )}
        </Flex>
      </Stack>
    </Flex>
  )
}

type ReadErrorProps = { of: Pick<UseQueryResult, 'error' | 'refetch'>; title: string }

export const ReadError = ({ of: { error, refetch }, title }: ReadErrorProps) => (
  <ErrorPanel
    title={title}
    message={reasonOf(error)}
    error={error}
    onRetry={() => void refetch()}
  />
)
