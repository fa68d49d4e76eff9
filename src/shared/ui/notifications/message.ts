/** What a notification says: a few words, then a whole sentence where there is more to tell. */
export type Message = { title: string; description?: string }
