import type { CatalogueName } from '../../src/shared/i18n/catalogues.ts'

/** Shown before the screens are there, or on any of them. */
const startFolders = ['src/app/', 'src/shared/', 'src/features/auth/', 'src/entities/session/']

/** The file that has a text of these sources, by the folders that show it. */
export const poFileOf = (paths: readonly string[]): CatalogueName =>
  paths.some((path) => startFolders.some((folder) => path.startsWith(folder))) ? 'start' : 'app'
