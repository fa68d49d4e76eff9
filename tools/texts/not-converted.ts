/** Folders and files whose texts are not translated yet. Nothing is added here; the list ends empty. */
export const notConverted: string[] = [
  // Its texts are written by a worker, which knows no language yet.
  'src/features/lists/import/csv/',
  'src/features/campaigns/',
]
