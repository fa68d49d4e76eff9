import type { Settings } from './settings'

declare const __SETTINGS__: Settings

/** The settings of this build (see settings.ts). */
export const env: Settings = __SETTINGS__
