declare module '*.po' {
  const catalogue: Readonly<Record<string, string>>
  export default catalogue
}

/** Written by tools/build/po-catalogues.ts. */
declare module 'virtual:catalogues' {
  import type { CatalogueName } from '@/shared/i18n/catalogues'

  /** Returns the address of a file, or the texts. */
  type Load = (name: CatalogueName) => string | Promise<Readonly<Record<string, string>>>
  /** By locale. Tests replace them. */
  export const catalogueFiles: Record<string, Load>
}
