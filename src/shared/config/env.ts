import type { Settings } from './settings'

declare const __SETTINGS__: Settings

/** The settings this build was made with (see settings.ts). */
export const env: Settings = __SETTINGS__
