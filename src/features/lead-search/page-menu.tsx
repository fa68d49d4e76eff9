import { Menu } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { AnchoredMenu } from '@/shared/ui/anchored-menu'
import { DownloadIcon, UploadIcon } from '@/shared/ui/icons'

type Props = {
  button: HTMLElement
  onExport: () => void
  onImport: () => void
  onClose: () => void
}

export function PageMenu({ button, onExport, onImport, onClose }: Props) {
  const t = useTranslation()
  return (
    <AnchoredMenu button={button} label={t('More')} minWidth="12rem" onClose={onClose}>
      {(choose) => (
        <>
          <Menu.Item value="export" onClick={() => choose(onExport)}>
            <DownloadIcon size={16} aria-hidden />
            {t('Export CSV')}
          </Menu.Item>
          <Menu.Item value="import" onClick={() => choose(onImport)}>
            <UploadIcon size={16} aria-hidden />
            {t('Import CSV')}
          </Menu.Item>
        </>
      )}
    </AnchoredMenu>
  )
}
