/** For `getRowId`: a new function would read every row's id again. */
export const byId = ({ id }: { id: string }) => id
export const byKey = ({ key }: { key: string }) => key
