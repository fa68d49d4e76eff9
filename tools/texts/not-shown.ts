/** Classes whose first argument is never shown, such as the message of an AnswerError. */
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

/** Folders and files whose texts are not shown: sent to the server, CSS, or editor options. */
export const notShown: string[] = [
  'src/features/campaign-builder/ai/ai-order.ts',
  'src/editor/commands/',
  'src/editor/html/',
]
