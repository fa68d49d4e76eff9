import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { createAppQueryClient } from '@/app/app-query-client'
import { markMissingCode } from '@/app/missing-code'
import { basePath } from '@/shared/config/base-path'
import { env } from '@/shared/config/env'
import { activeLanguage, ENGLISH } from '@/shared/i18n/active-language'
import { applyStoredLanguage, setLanguage } from '@/shared/i18n/language'
import { applyStoredColorMode } from '@/shared/ui/theme/color-mode'

declare const __MOCK_BACKEND__: boolean

async function main() {
  markMissingCode()
  applyStoredColorMode()
  await applyStoredLanguage()
  if (__MOCK_BACKEND__) {
    const { startMockBackend, pseudoLanguage } = await import('@mocks/entry/mock-mode')
    await startMockBackend({
      companyDomain: env.companyDomain,
      folder: basePath,
      showLanguage: async (name) =>
        name === 'pseudo'
          ? activeLanguage.set({ ...ENGLISH, ...pseudoLanguage })
          : void (await setLanguage(name)),
    })
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App queryClient={createAppQueryClient()} />
    </StrictMode>,
  )
}

void main()
