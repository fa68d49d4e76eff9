/**
 * Common prefix of the query keys of all lists' contacts. In its own file, because the first load needs
 * it without the queries.
 */
export const listContactsKey = ['list-contacts']
