import { Menu } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { campaignTo } from '@/entities/campaign/campaign-links'
import type { List } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { AnchoredMenu } from '@/shared/ui/anchored-menu'
import { CampaignsIcon, CleanIcon } from '@/shared/ui/icons'

type Props = {
  list: List
  button: HTMLElement
  isByKey: boolean
  onClean: (list: List) => void
  onClose: () => void
}

/** One menu for the whole table; it opens at the button of the row. */
export function ListMenu({ list, button, isByKey, onClean, onClose }: Props) {
  const t = useTranslation()
  const navigate = useNavigate()
  return (
    <AnchoredMenu
      button={button}
      label={t('More actions for {name}', { name: list.name })}
      minWidth="12rem"
      highlighted={isByKey ? 'write' : undefined}
      onClose={onClose}
    >
      {(choose) => (
        <>
          <Menu.Item value="write" onClick={() => choose(() => void navigate(campaignTo(list.id)))}>
            <CampaignsIcon size={16} aria-hidden />
            {t('Write a campaign to this list')}
          </Menu.Item>
          <Menu.Item value="clean" onClick={() => choose(() => onClean(list))}>
            <CleanIcon size={16} aria-hidden />
            {t('Clean a copy')}
          </Menu.Item>
        </>
      )}
    </AnchoredMenu>
  )
}
