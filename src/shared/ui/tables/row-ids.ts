/** For `getRowId`, which must be stable: a new function would read the ids of all rows again. */
export const byId = ({ id }: { id: string }) => id
export const byKey = ({ key }: { key: string }) => key
