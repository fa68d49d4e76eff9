import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { useTranslation } from '@/shared/i18n/translate'

export type SettingsEntry = { sectionId: string; label: string }

/** The sections of Settings, beside them where there is room. */
export function SettingsNav({ entries }: { entries: readonly SettingsEntry[] }) {
  const t = useTranslation()
  // Not by the address, whose hash would be a step of the browser's history.
  const handleClick = (event: MouseEvent, sectionId: string) => {
    event.preventDefault()
    const section = document.getElementById(sectionId)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }
  return (
    <chakra.nav
      aria-label={t('Sections')}
      hideBelow="xl"
      position="sticky"
      top="8"
      width="10rem"
      flexShrink="0"
      css={links}
    >
      <ul>
        {entries.map(({ sectionId, label }) => (
          <li key={sectionId}>
            <a href={`#${sectionId}`} onClick={(event) => handleClick(event, sectionId)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </chakra.nav>
  )
}

const links = {
  '& a': {
    display: 'block',
    px: '3',
    py: '1.5',
    borderRadius: 'l2',
    color: 'fg.muted',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
}
