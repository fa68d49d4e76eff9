/** The browser's own, in place of a package that imitates it (vite.config.ts). */
export const ResizeObserver = globalThis.ResizeObserver
