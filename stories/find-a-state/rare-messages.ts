type RareMessage = { when: string; title: string; description?: string }

const codeMissing = 'The connection may be down, or a new version may have been published.'
const damagedPicture = {
  title: 'The picture could not be read',
  description: 'The file may be damaged. Choose another one.',
}

/** Messages that no story shows, for the page of all messages. */
export const rareMessages: RareMessage[] = [
  {
    when: 'The page was reloaded, because a new version replaced a part of it',
    title: 'The page was reloaded, because a part of it could not be loaded.',
  },
  {
    when: 'The code of the search (Ctrl+K) is missing',
    title: 'The search could not be opened',
    description: codeMissing,
  },
  {
    when: 'The language could not be loaded',
    title: 'The language could not be loaded',
    description: 'Check your connection and choose it again.',
  },
  { when: 'Another user logs in in another tab', title: 'Another user logged in in another tab.' },
  { when: 'A damaged picture is chosen in the editor or in Settings', ...damagedPicture },
  {
    when: 'A file that mail programs do not show is chosen as a picture',
    title: 'This file cannot be shown in an e-mail',
    description: 'Choose a PNG, JPG, GIF or WebP picture.',
  },
  {
    when: 'A picture over 500 kB is embedded',
    title: 'This picture is too large to embed',
    description: 'Pictures inside an e-mail may have up to 500 kB. Insert it by address instead.',
  },
  {
    when: 'Pasted pictures cannot be sent',
    title: '2 pictures were left blank',
    description: 'Pictures from a file or another e-mail cannot be sent. Insert them by address.',
  },
  { when: 'A draft gets a new list, from its recipients', title: 'The draft goes to the new list' },
  { when: 'A draft is opened in two tabs', title: 'The draft is open in another tab' },
  {
    when: 'The other tab cannot store its last changes',
    title: 'The other tab keeps the draft',
    description: 'Its last changes cannot be stored. Save the campaign in that tab.',
  },
  {
    when: 'The save of a draft had arrived before a reload',
    title: 'Campaign created',
    description: '“Autumn” was saved before this page was opened.',
  },
  {
    when: 'The AI answers while another step is open',
    title: 'The AI text is ready for step 2',
    description: 'The text is in the AI help of that step.',
  },
  {
    when: 'A campaign is deleted while it is sent',
    title: 'It is being sent. Please wait for the answer.',
  },
  {
    when: 'Another tab sends a campaign that is on hold here',
    title: 'Nothing was sent from this tab',
    description: 'Another tab has just sent “Summer webinar”.',
  },
  {
    when: 'A draft of another version is discarded',
    title: 'The draft could not be opened',
  },
  {
    when: 'A tab crashes with a launch on hold',
    title: 'Nothing was sent',
    description: 'The launch of “Summer webinar” was on hold in a tab that is gone.',
  },
  {
    when: 'The session ends while a launch is on hold',
    title: 'Nothing was sent',
    description: 'The session ended before the launch of “Summer webinar”.',
  },
  {
    when: 'The browser refuses to copy e-mails',
    title: 'The emails could not be copied',
    description: 'Your browser blocked the clipboard. Select them in the table instead.',
  },
  {
    when: 'A CSV file changed after it was chosen',
    title: 'Invalid CSV format',
    description: 'The file could not be read. It may have been moved or changed: choose it again.',
  },
  {
    when: 'A workbook is named .csv',
    title: 'Invalid CSV format',
    description:
      'The file is not text. It may be a workbook with another name: save it as CSV in your spreadsheet.',
  },
  {
    when: 'Contacts without an id are added to a list',
    title: 'Invalid selection',
    description: 'These contacts have no id, so they cannot be added to a list.',
  },
  {
    when: 'The browser cannot keep the settings',
    title: 'Changes could not be saved',
    description: 'This browser has no room for them, or does not let websites keep anything.',
  },
]
