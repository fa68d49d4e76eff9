import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { system } from '@/shared/ui/theme/theme'
import { Toaster } from '@/shared/ui/notifications/toaster'

// Disables hover styles on touch devices, where they would stick after a tap.
document.documentElement.toggleAttribute('data-touch', matchMedia('(hover: none)').matches)

type Props = { queryClient: QueryClient; children: ReactNode }

export function Providers({ queryClient, children }: Props) {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </ChakraProvider>
  )
}
