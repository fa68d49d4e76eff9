/** Browser APIs that the components use and jsdom lacks. */

class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const matchMediaStub = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })

function addMissing(owner: object, additions: Record<string, unknown>) {
  for (const [name, value] of Object.entries(additions)) {
    if (Reflect.get(owner, name) === undefined) {
      Object.defineProperty(owner, name, { value, configurable: true, writable: true })
    }
  }
}

// Vitest's global object is not jsdom's window, which elements refer to.
for (const owner of [globalThis, document.defaultView ?? globalThis]) {
  addMissing(owner, { ResizeObserver: ResizeObserverStub, matchMedia: matchMediaStub, CSS: {} })
  addMissing(owner.CSS, { supports: () => true })
}

addMissing(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} })

addMissing(Document.prototype, { elementFromPoint: () => null })

addMissing(Element.prototype, {
  scrollIntoView: () => {},
  scrollTo: () => {},
  scrollBy: () => {},
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  hasPointerCapture: () => false,
  getAnimations: () => [],
})

// jsdom has no layout: a virtual list would have no rows, and no element could be focused.
const size = (pixels: number) => ({ configurable: true, get: () => pixels })
Object.defineProperties(Element.prototype, { clientWidth: size(1280), clientHeight: size(600) })
Object.defineProperties(HTMLElement.prototype, { offsetWidth: size(1280), offsetHeight: size(600) })

// jsdom's implementation only logs an error.
window.scrollTo = () => {}

// For `auto`, jsdom rebuilds its table of all characters on every access, which is slow.
Object.defineProperty(HTMLElement.prototype, 'dir', {
  configurable: true,
  get(this: HTMLElement) {
    const dir = this.getAttribute('dir') ?? ''
    return dir === 'auto' ? 'ltr' : dir
  },
  set(this: HTMLElement, dir: string) {
    this.setAttribute('dir', dir)
  },
})
