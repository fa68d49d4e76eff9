import type { CatalogueName } from '../../src/shared/i18n/catalogues.ts'

/** Shown before the screens have loaded, or on any of them. */
const startFolders = ['src/app/', 'src/shared/', 'src/features/auth/', 'src/entities/session/']

/** Chooses a text's file by the folders that use it. */
export const poFileOf = (paths: readonly string[]): CatalogueName =>
  paths.some((path) => startFolders.some((folder) => path.startsWith(folder))) ? 'start' : 'app'
