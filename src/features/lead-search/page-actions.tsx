import { Button } from '@chakra-ui/react'
import { onFirstClick } from '@/shared/lib/first-click'
import { AddIcon, DownloadIcon, UploadIcon } from '@/shared/ui/icons'
import { CreateContactDialog } from './lazy-parts'

type Props = { onExport: () => void; onImport: () => void; onCreateContact: () => void }

/** What does not depend on the selection. */
export function PageActions({ onExport, onImport, onCreateContact }: Props) {
  return (
    <>
      <Button variant="outline" onClick={onFirstClick(onExport)}>
        <DownloadIcon />
        Export CSV
      </Button>
      <Button variant="outline" onClick={onImport}>
        <UploadIcon />
        Import CSV
      </Button>
      <Button variant="outline" {...CreateContactDialog.onIntent} onClick={onCreateContact}>
        <AddIcon />
        Create Contact
      </Button>
    </>
  )
}
