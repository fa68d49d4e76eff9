/** Elements where the user is typing or keys have another meaning. */
const IN_USE =
  'input:not([type=checkbox]), textarea, [contenteditable], [role*=dialog], [role=menu]'

/** Whether moving the focus now would interrupt the user. */
export const isFocusInUse = (): boolean => Boolean(document.activeElement?.closest(IN_USE))
