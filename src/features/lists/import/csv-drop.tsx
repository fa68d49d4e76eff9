import { useTranslation } from '@/shared/i18n/translate'
import { FileDrop, type FileDropProps } from '@/shared/ui/fields/file-drop'

export function CsvDrop(props: Pick<FileDropProps, 'label' | 'size' | 'onFile'>) {
  const t = useTranslation()

  return (
    <FileDrop
      {...props}
      hint={t('Or drop it here. The file must be under 10 MB.')}
      accept=".csv,text/csv"
    />
  )
}
