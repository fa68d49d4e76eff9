/** Classes whose first argument is never shown, such as AnswerError's message. */
export const constructorsOfUnshown = new Set([
  'BlockedError',
  'BroadcastChannel',
  'DOMException',
  'Error',
  'LateError',
  'NetworkError',
  'OfflineError',
  'NoContentError',
  'RegExp',
  'TextDecoder',
  'TypeError',
  'URL',
])

/** Folders and files whose texts are never shown: sent to the server, CSS, or editor options. */
export const notShown: string[] = [
  'src/features/campaign-builder/ai/ai-order.ts',
  'src/editor/commands/',
  'src/editor/html/',
]
