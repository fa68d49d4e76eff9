/** What the components ask of a browser and jsdom does not have. */

class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const isMissing = (owner: object, name: string) => !(name in owner)

if (isMissing(globalThis, 'ResizeObserver')) globalThis.ResizeObserver = ResizeObserverStub

if (isMissing(globalThis, 'matchMedia')) {
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
}

const element = Element.prototype
if (isMissing(element, 'scrollIntoView')) element.scrollIntoView = () => {}
if (isMissing(element, 'scrollTo')) element.scrollTo = () => {}
if (isMissing(element, 'setPointerCapture')) element.setPointerCapture = () => {}
if (isMissing(element, 'releasePointerCapture')) element.releasePointerCapture = () => {}
if (isMissing(element, 'hasPointerCapture')) element.hasPointerCapture = () => false
if (isMissing(element, 'getAnimations')) element.getAnimations = () => []

// jsdom lays nothing out; a virtual list needs to believe in a window to have rows.
Object.defineProperties(HTMLElement.prototype, {
  offsetHeight: { configurable: true, get: () => 600 },
  offsetWidth: { configurable: true, get: () => 800 },
})

// jsdom has it, and only complains.
window.scrollTo = () => {}
