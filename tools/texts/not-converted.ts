/** Folders and files whose texts are not translated yet. Nothing is added here; the list ends empty. */
export const notConverted: string[] = [
  // Its texts are written by a worker, which knows no language yet.
  'src/features/lists/import/csv/',
  'src/features/campaigns/audience/',
  'src/features/campaigns/bulk/',
  'src/features/campaigns/details/',
  'src/features/campaigns/hold/',
  'src/features/campaigns/list/',
  'src/features/campaigns/mail/',
  'src/features/campaigns/preflight/',
  'src/features/campaigns/schedule/',
  'src/features/campaigns/sequence/',
]

/** Folders and files whose words are not shown: they go to the server, or are CSS and options of the editor. */
export const notShown: string[] = [
  'src/features/campaigns/ai/ai-order.ts',
  'src/features/campaigns/editor/commands/',
  'src/features/campaigns/editor/html/',
]
