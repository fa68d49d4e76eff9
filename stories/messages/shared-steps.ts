/** Steps that lead to several messages, depending on the server's response. */

export const createContact = [
  'Press Create Contact',
  'Type Ada into First name',
  'Type Lovelace into Last name',
  'Type ada@example.com into Email',
  'Press Create Contact',
]

/** On Lead Search. */
export const createList = [
  'Press Search (1)',
  'Select 2 leads',
  'Press Create List (2)',
  'Type Bosses into List name',
  'Press Create List',
]

/** On Lead Search. */
export const addToList = [
  'Press Search (1)',
  'Select 2 leads',
  'Press Create List (2)',
  'Pick Existing list',
  'Choose Pilot customers in List',
  'Press Add',
]

/** In the import dialog. */
export const saveAsList = [
  'Choose Retail in Industry',
  'Press Search (1)',
  'Select 2 leads',
  'Press Save as list (2)',
  'Type Bosses into List name',
  'Press Save',
]

export const saveCampaign = [
  'Type Autumn into Campaign name',
  'Press Continue',
  'Choose Pilot customers in Lead list',
  'Press Continue to Sequence Builder',
  'Press Save Campaign',
]

export const launchTwo = ['Select Summer webinar', 'Select Partner outreach', 'Press Launch (2)']

export const createUser = [
  'Press Create User',
  'Type Grace Hopper into Name',
  'Type grace@example.com into Email',
  'Press Generate',
  'Press Create User',
]

/** On Settings. */
export const holdSummerWebinar = [
  'Check Hold launches for 10 seconds',
  'Go to Campaigns',
  'Select Summer webinar',
  'Press Launch (1)',
]

/** In the sequence builder. */
export const saveTemplate = ['Press Templates', 'Press Save as template']

/** In the sequence builder. */
export const saveSnippet = [
  'Select the text of Body',
  'Press Snippets',
  'Type Greeting into Snippet name',
  'Press Save as snippet',
]
