import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { useTranslation } from '@/shared/i18n/translate'

type SettingsEntry = { sectionId: string; label: string }

export function SettingsNav({ entries }: { entries: readonly SettingsEntry[] }) {
  const t = useTranslation()
  // Scrolls instead of following the link, which would add a history entry.
  const handleClick = (event: MouseEvent, sectionId: string) => {
    event.preventDefault()
    const section = document.getElementById(sectionId)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }
  return (
    // A list instead of a second `nav`: the sidebar is the navigation of the application.
    <chakra.ul
      data-not-printed
      aria-label={t('Sections')}
      listStyleType="none"
      hideBelow="xl"
      position="sticky"
      top="8"
      width="10rem"
      flexShrink="0"
      css={links}
    >
      {entries.map(({ sectionId, label }) => (
        <li key={sectionId}>
          <a href={`#${sectionId}`} onClick={(event) => handleClick(event, sectionId)}>
            {label}
          </a>
        </li>
      ))}
    </chakra.ul>
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
