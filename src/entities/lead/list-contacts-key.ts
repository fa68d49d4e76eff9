/**
 * Common query key prefix of the contacts of all lists. A file of its own, because the first load
 * needs it without the queries.
 */
export const listContactsKey = ['list-contacts']
