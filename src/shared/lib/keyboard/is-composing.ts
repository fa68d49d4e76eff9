/** Whether an IME handles the key; some browsers only report keyCode 229. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229
