/** Whether shortcuts use ⌘ in place of Ctrl. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)
