/** Tells Storybook's own page of a call of the story. */
export const CALL_EVENT = 'mock-backend/call'
