import type { CatalogueName } from '../../src/shared/i18n/catalogues.ts'

/** Folders whose texts are needed before the screens have loaded, or on any screen. */
const startFolders = ['src/app/', 'src/shared/', 'src/features/auth/', 'src/entities/session/']

/** Chooses a text's catalogue by the files that use it. */
export const poFileOf = (paths: readonly string[]): CatalogueName =>
  paths.some((path) => startFolders.some((folder) => path.startsWith(folder))) ? 'start' : 'app'
