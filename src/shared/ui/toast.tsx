import { Box, Button, chakra, Flex, IconButton } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keyboardScroll } from '@/shared/lib/keyboard-scroll'
import { CloseIcon } from './icons'
import type { LoggedNotification } from './notification-log'
import { notificationLooks } from './notification-looks'
import { useSwipeAway } from './use-swipe-away'

export type NotificationAction = { label: string; onClick: () => void }
export type ShownNotification = LoggedNotification & { action?: NotificationAction }

const DURATION_MS = 5000

/** Counts only the time in which it is not paused. */
function useTimer(durationMs: number, isPaused: boolean, onEnd: () => void) {
  const remaining = useRef(durationMs)
  const handleEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused) return undefined
    const startedAt = Date.now()
    const timer = setTimeout(() => handleEnd(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - startedAt
    }
  }, [isPaused])
}

type ToastProps = { notification: ShownNotification; isPaused: boolean; onDismiss: () => void }

export function Toast({ notification, isPaused, onDismiss }: ToastProps) {
  const { status, title, description, action } = notification
  const { Icon, palette } = notificationLooks[status]
  const ref = useRef<HTMLDivElement>(null)
  const [isHovered, setIsHovered] = useState(false)
  useTimer(DURATION_MS, isPaused || isHovered, onDismiss)
  useSwipeAway(ref, onDismiss)

  const handleAction = () => {
    action?.onClick()
    onDismiss()
  }

  return (
    <Flex
      ref={ref}
      role={status === 'error' ? 'alert' : 'status'}
      aria-atomic
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      bg={`${palette}.600`}
      color="white"
      width="var(--toast-width)"
      maxHeight="min(24rem, 60dvh)"
      gap="3"
      p="4"
      pe="2"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="white/25"
      boxShadow="xl"
      pointerEvents="auto"
      touchAction="pan-y"
      transition="transform 200ms"
      animation="slide-from-bottom 200ms, fade-in 200ms"
      css={{ '--ui-colors-brand-focus-ring': 'white' }}
    >
      <Box flexShrink="0" pt="0.5" aria-hidden>
        <Icon size={20} />
      </Box>
      <Flex direction="column" flex="1" minWidth="0" gap="1" overflowWrap="anywhere">
        <chakra.strong fontWeight="semibold" lineClamp="3" flexShrink="0">
          {title}
        </chakra.strong>
        {description && (
          <Box ref={keyboardScroll} textStyle="sm" overflowY="auto" whiteSpace="pre-line">
            {description}
          </Box>
        )}
        {action && (
          <Button
            size="xs"
            variant="outline"
            alignSelf="flex-start"
            mt="1"
            bg="transparent"
            color="white"
            borderColor="white/70"
            _hover={{ bg: 'white/15' }}
            onClick={handleAction}
          >
            {action.label}
          </Button>
        )}
      </Flex>
      <IconButton
        aria-label="Close notification"
        size="xs"
        variant="ghost"
        color="white"
        _hover={{ bg: 'white/15' }}
        onClick={onDismiss}
      >
        <CloseIcon />
      </IconButton>
    </Flex>
  )
}
