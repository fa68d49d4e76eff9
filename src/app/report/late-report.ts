import { loadCatalogue } from '@/shared/i18n/catalogues'

// In a file of its own: its texts are loaded with it (docs/translating.md).
export async function loadReport() {
  const texts = loadCatalogue('report')
  const code = await import('./report-dialog')
  await texts
  return code
}
