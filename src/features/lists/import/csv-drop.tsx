import { FileDrop, type FileDropProps } from '@/shared/ui/fields/file-drop'

export function CsvDrop(props: Pick<FileDropProps, 'label' | 'size' | 'onFile'>) {
  return (
    <FileDrop
      {...props}
      hint="Or drop it here. The file must be under 10 MB."
      accept=".csv,text/csv"
    />
  )
}
