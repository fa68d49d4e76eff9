/** Folders and files whose words are not shown: they go to the server, or are CSS and options of the editor. */
export const notShown: string[] = [
  'src/features/campaigns/ai/ai-order.ts',
  'src/features/campaigns/editor/commands/',
  'src/features/campaigns/editor/html/',
]
