/** While an input method is open, the keys are its own; some browsers report them as 229 only. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229
