import { Box, chakra, CloseButton, Drawer, Flex, IconButton, Portal } from '@chakra-ui/react'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { focusClickedButtons } from '@/shared/lib/keyboard/focus-clicked-buttons'
import { MenuIcon } from '@/shared/ui/icons'
import { Logo } from '@/shared/ui/logo'
import { PaletteButton, PaletteIconButton } from '../keyboard/palette-button'
import { Sidebar, useIsBesideBuilder } from './sidebar'

const sidebarWidth = '15rem'
const contentId = 'content'

const frame = {
  // For screens that fill the window: height of the bar on phones, and the padding around a screen.
  '--page-top': { base: '57px', lg: '0px' },
  '--page-padding': { base: 'spacing.4', md: 'spacing.8' },
  // On a phone, the head of the sequence builder replaces the bar.
  '@media (max-width: 29.99rem)': {
    '&[data-beside-builder]': { '--page-top': '0px', '& > header': { display: 'none' } },
  },
  // Beside the sequence builder, the sidebar collapses to a rail of icons that expands over the
  // page. Around `:has`, only classes and attributes: with the name of an element, each opened
  // dialog would restyle all elements of that name.
  lg: {
    '&[data-beside-builder] > aside': {
      width: '3.5rem',
      overflow: 'visible',
      '--sidebar-padding': '0.5rem',
      '--sidebar-inset': '0.25rem',
      '& > .sidebar': {
        width: '3.5rem',
        overflow: 'hidden auto',
        bg: 'bg.panel',
        borderEndWidth: '1px',
        transition: 'width 120ms 200ms',
        whiteSpace: 'nowrap',
        // The gap keeps the labels outside the rail.
        '& :is(nav a, button)': { overflow: 'hidden', gap: '4', px: '2.5' },
        '& .user': { px: '0', gap: '2' },
        // Excludes the edge, where a resting pointer would expand it.
        '&:has(> :hover, :focus-visible)': { width: sidebarWidth, boxShadow: 'lg' },
        '&:not(:has(> :hover, :focus-visible))': {
          '& > .search': { opacity: '0' },
          '& > .brand': { overflow: 'hidden' },
        },
      },
    },
  },
}

const onPaper = {
  '@media print': {
    display: 'block',
    background: 'white !important',
    '& > aside, & > header': { display: 'none !important' },
    '& > main': { padding: '0' },
  },
}

export function AppShell({ children }: { children: ReactNode }) {
  const t = useTranslation()
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const isBesideBuilder = useIsBesideBuilder()
  useEffect(focusClickedButtons, [])

  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      minH="100dvh"
      bg="bg.subtle"
      css={{ ...frame, ...onPaper }}
      data-beside-builder={isBesideBuilder || undefined}
    >
      {title && <title>{`${t(title)} · AI SDR`}</title>}
      <SkipLink />
      <Box
        as="aside"
        aria-label={t('Sidebar')}
        hideBelow="lg"
        width={sidebarWidth}
        flexShrink="0"
        height="100dvh"
        position="sticky"
        top="0"
        // Painted last: otherwise Chromium creates a compositing layer for each element below it.
        zIndex="docked"
        overflowY="auto"
        bg="bg.panel"
        borderEndWidth="1px"
      >
        <Sidebar>
          <PaletteButton />
        </Sidebar>
      </Box>
      <PhoneBar />
      <Box
        as="main"
        id={contentId}
        anchorName="--content"
        tabIndex={-1}
        outline="none"
        flex="1"
        minW="0"
        p="var(--page-padding)"
      >
        {children}
      </Box>
    </Flex>
  )
}

function SkipLink() {
  const t = useTranslation()

  return (
    <chakra.a
      href={`#${contentId}`}
      position="absolute"
      top="-20"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      _focusVisible={{ top: '2' }}
    >
      {t('Skip to content')}
    </chakra.a>
  )
}

function PhoneBar() {
  const t = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Flex
      as="header"
      data-top-bar
      hideFrom="lg"
      align="center"
      gap="2"
      px="2"
      height="var(--page-top)"
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Drawer.Root
        placement="start"
        size="xs"
        open={isOpen}
        onOpenChange={({ open }) => setIsOpen(open)}
      >
        <Drawer.Trigger asChild>
          <IconButton aria-label={t('Open menu')} variant="ghost">
            <MenuIcon />
          </IconButton>
        </Drawer.Trigger>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content aria-label={t('Menu')} overflowY="auto">
              <Drawer.CloseTrigger asChild>
                <CloseButton zIndex="1" aria-label={t('Close menu')} />
              </Drawer.CloseTrigger>
              <Sidebar onNavigate={() => setIsOpen(false)} />
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
      <Logo />
      <PaletteIconButton />
    </Flex>
  )
}
