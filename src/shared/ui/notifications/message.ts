/** Text of a notification: a short title, and a sentence of detail if needed. */
export type Message = { title: string; description?: string }
