/** Classes whose first argument is not shown. The message of an AnswerError is, for example. */
export const constructorsOfUnshown = new Set([
  'BlockedError',
  'BroadcastChannel',
  'DOMException',
  'Error',
  'LateError',
  'NetworkError',
  'NoContentError',
  'RegExp',
  'TextDecoder',
  'TypeError',
  'URL',
])

/** Folders and files whose words are not shown: they go to the server, or are CSS and options of the editor. */
export const notShown: string[] = [
  'src/features/campaign-builder/ai/ai-order.ts',
  'src/editor/commands/',
  'src/editor/html/',
]
