/**
 * The start of the key of every list's contacts: refreshes all of them. In a file of its own, because
 * the query client needs it on the first load, and none of the queries.
 */
export const listContactsKey = ['list-contacts']
