/** Event that reports a call of the story to Storybook's manager. */
export const CALL_EVENT = 'mock-backend/call'
