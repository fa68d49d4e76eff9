/**
 * Query key prefix of the contacts of all lists. In its own file, because the first load needs it
 * without the queries.
 */
export const listContactsKey = ['list-contacts']
