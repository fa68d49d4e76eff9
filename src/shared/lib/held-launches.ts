import { deviceStorage } from './browser-storage'
import { createStore } from './store'

const STORAGE_KEY = 'hold-launches'
const ON = 'on'

/** Whether Launch and Start count down before they send. Off by default: the specification sends at once. */
export const areLaunchesHeld = createStore(deviceStorage.read(STORAGE_KEY) === ON)

/** If storage is blocked or full, the choice lasts as long as the page. */
export function setLaunchesHeld(isOn: boolean): void {
  deviceStorage.write(STORAGE_KEY, isOn ? ON : undefined)
  areLaunchesHeld.set(isOn)
}

deviceStorage.follow(STORAGE_KEY, (value) => areLaunchesHeld.set(value === ON))
