import { Box, Flex, Stack } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'
import { PageHeader } from '@/shared/ui/page-header'
import { SavingNote } from '../drafts/draft-state'

type Props = {
  title: string
  subtitle: string
  /** Disables the fields until Save Campaign is answered. */
  isSaving: boolean
  children: ReactNode
  footer: ReactNode
  onSubmit: () => void
}

/** One step of the creation flow before the builder: a form on a card. */
export function FlowPage({ title, subtitle, isSaving, children, footer, onSubmit }: Props) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  return (
    <Box maxW="44rem" mx="auto">
      <PageHeader title={title} subtitle={subtitle} />
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="6" bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '6' }}>
          {isSaving && <SavingNote />}
          <Stack gap="6" inert={isSaving}>
            {children}
          </Stack>
          <Flex justify="flex-end" wrap="wrap" gap="2">
            {footer}
          </Flex>
        </Stack>
      </form>
    </Box>
  )
}
