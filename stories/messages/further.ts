import type { Saying } from './saying'

const opening = 'Nothing: opening the screen is enough.'

/** Messages of the product's own, where the specification has none. */
export const further: Saying[] = [
  {
    situation: 'The session cannot be checked',
    title: 'Could not check your session',
    description: 'This call was told to fail',
    story: 'screens-log-in--session-unknown',
    steps: opening,
  },
  {
    situation: 'Logout',
    title: 'Logout failed',
    description: 'This call was told to fail',
    story: 'screens-shell--logout-fails',
    steps: 'Press Logout.',
  },
  {
    situation: 'The lists cannot be read',
    title: 'Failed to load lists',
    description: 'The server answered with status 500.',
    story: 'screens-lists--server-down',
    steps: opening,
  },
  {
    situation: 'The campaigns cannot be read',
    title: 'Failed to load campaigns',
    description: 'This call was told to fail',
    story: 'screens-campaigns-list--not-readable',
    steps: opening,
  },
  {
    situation: 'The senders cannot be read',
    title: 'Failed to load senders',
    description: 'This call was told to fail',
    story: 'screens-campaigns-list--senders-not-readable',
    steps: opening,
  },
  {
    situation: 'The credit balance cannot be read',
    title: 'Failed to load the credit balance',
    description: 'This call was told to fail',
    story: 'screens-lead-search--balance-fails',
    steps: opening,
  },
  {
    situation: 'The statistics cannot be read',
    title: 'Failed to load statistics',
    description: 'This call was told to fail',
    story: 'screens-analytics--statistics-fail',
    steps: opening,
  },
  {
    situation: 'The events cannot be read',
    title: 'Failed to load events',
    description: 'Something broke on the server',
    story: 'screens-analytics--events-fail',
    steps: opening,
  },
  {
    situation: 'The users cannot be read',
    title: 'Failed to load users',
    description: 'The server answered with status 500.',
    story: 'screens-settings--server-down',
    steps: opening,
  },
  {
    situation: 'Reveal of leads whose emails can be seen',
    title: 'Emails already revealed',
    description: 'The addresses of the selected leads can be seen, so no credits were used.',
    story: 'screens-lead-search--already-revealed',
    steps: 'Search, select a lead, reveal it, select it again, press Reveal Emails (1).',
  },
  {
    situation: 'Copy with no email revealed',
    title: 'No emails to copy',
    description: 'Reveal the emails of some leads first.',
    story: 'screens-lead-search--nothing-to-copy',
    steps: 'Press Search (1), then Copy emails.',
  },
  {
    situation: 'The emails of leads copied',
    title: 'Copied to clipboard',
    description: '2 emails were copied.',
    story: 'screens-lead-search--emails-copied',
    steps: 'Search, select two leads, reveal them, press Copy emails.',
  },
  {
    situation: 'An attachment of another type',
    title: 'This type of file cannot be attached',
    description:
      'Left out: setup.exe. Accepted are pdf, docx, xlsx, csv, txt, png, jpg, jpeg, gif, or webp files.',
    story: 'screens-campaigns-attachments--refused-type',
    steps: 'Drop a file of another type.',
  },
  {
    situation: 'Settings kept',
    title: 'Changes saved',
    description: 'Your theme, language and picture are kept on this device.',
    story: 'screens-settings--saved',
    steps: 'Choose another language, press Save Changes.',
  },
  {
    situation: 'A picture of another type',
    title: 'Invalid file type',
    description: 'Choose a JPG, PNG or GIF picture.',
    story: 'screens-settings--picture-refused',
    steps: 'Press Upload a picture and choose a file of another kind.',
  },
  {
    situation: 'A picture over 2 MB',
    title: 'File too large',
    description: 'A picture may have 2MB at most.',
    story: 'screens-settings--picture-too-large',
    steps: 'Press Upload a picture and choose one of more than 2 MB.',
  },
]
