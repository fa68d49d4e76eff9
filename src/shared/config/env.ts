import type { Settings } from './settings'

declare const __SETTINGS__: Settings

export const env: Settings = __SETTINGS__
