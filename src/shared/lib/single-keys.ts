import { deviceStorage } from './browser-storage'
import { createStore } from './store'

const STORAGE_KEY = 'single-keys'
const OFF = 'off'

/** Whether keys without a modifier are shortcuts. WCAG 2.1.4 asks for a way to turn them off. */
export const areSingleKeysOn = createStore(deviceStorage.read(STORAGE_KEY) !== OFF)

/** If storage is blocked or full, the choice lasts as long as the page. */
export function setSingleKeys(isOn: boolean): void {
  deviceStorage.write(STORAGE_KEY, isOn ? undefined : OFF)
  areSingleKeysOn.set(isOn)
}

/** @returns a function that unsubscribes */
export const followSingleKeys = () =>
  deviceStorage.follow(STORAGE_KEY, (value) => areSingleKeysOn.set(value !== OFF))
