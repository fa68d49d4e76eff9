/** Folders and files whose texts are not translated yet. Nothing is added here; the list ends empty. */
export const notConverted: string[] = ['src/']
