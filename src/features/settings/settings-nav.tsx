import { chakra } from '@chakra-ui/react'
import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'

type SettingsEntry = { sectionId: string; label: string }

const rectOf = (sectionId: string) => document.getElementById(sectionId)?.getBoundingClientRect()

/** The section at the top of the window, or the focused one while all of it is in view. */
function useCurrentSection(entries: readonly SettingsEntry[]) {
  const [current, setCurrent] = useState(entries[0]?.sectionId)
  useEffect(() => {
    const follow = () => {
      const focused = document.activeElement?.closest('section[id]')?.id
      const { top = -1, bottom = 0 } = (focused && rectOf(focused)) || {}
      const passed = entries.filter(
        ({ sectionId }) => (rectOf(sectionId)?.top ?? Infinity) < innerHeight / 4,
      )
      const atTop = (passed.at(-1) ?? entries[0])?.sectionId
      setCurrent(top >= 0 && bottom <= innerHeight ? focused : atTop)
    }
    addEventListener('scroll', follow, { capture: true, passive: true })
    return () => removeEventListener('scroll', follow, { capture: true })
  }, [entries])
  return [current, setCurrent] as const
}

export function SettingsNav({ entries }: { entries: readonly SettingsEntry[] }) {
  const t = useTranslation()
  const [current, setCurrent] = useCurrentSection(entries)
  // Scrolls instead of following the link, which would add a history entry.
  const handleClick = (event: MouseEvent, sectionId: string) => {
    event.preventDefault()
    const section = document.getElementById(sectionId)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
    setCurrent(sectionId)
  }
  return (
    // A list instead of a second `nav`: the sidebar is the navigation of the application.
    <chakra.ul
      data-not-printed
      aria-label={t('Sections')}
      listStyleType="none"
      position="sticky"
      top="8"
      width="11rem"
      flexShrink="0"
      css={links}
    >
      {entries.map(({ sectionId, label }) => (
        <li key={sectionId}>
          <a
            href={`#${sectionId}`}
            aria-current={sectionId === current ? 'location' : undefined}
            onClick={(event) => handleClick(event, sectionId)}
          >
            {label}
          </a>
        </li>
      ))}
    </chakra.ul>
  )
}

const links = {
  // Only where there is room to spare: below, all sections are within a short scroll.
  '@media (max-width: 87.49rem)': { display: 'none' },
  '& a': {
    display: 'block',
    px: '3',
    py: '1.5',
    borderRadius: 'l2',
    color: 'fg.muted',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg' },
  },
}
