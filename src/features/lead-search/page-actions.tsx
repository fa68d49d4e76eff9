import { Button } from '@chakra-ui/react'
import { memo } from 'react'
import { AddIcon, DownloadIcon, UploadIcon } from '@/shared/ui/icons'

type Props = { onExport: () => void; onImport: () => void; onCreateContact: () => void }

/** What does not depend on the selection, and does not render with it. */
export const PageActions = memo(function PageActions(props: Props) {
  const { onExport, onImport, onCreateContact } = props
  return (
    <>
      <Button size="sm" variant="outline" onClick={onExport}>
        <DownloadIcon />
        Export CSV
      </Button>
      <Button size="sm" variant="outline" onClick={onImport}>
        <UploadIcon />
        Import CSV
      </Button>
      <Button size="sm" variant="outline" onClick={onCreateContact}>
        <AddIcon />
        Create Contact
      </Button>
    </>
  )
})
