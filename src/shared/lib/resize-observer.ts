/** Replaces the polyfill package of Slate (see the alias in vite.config.ts). */
export const ResizeObserver = globalThis.ResizeObserver
