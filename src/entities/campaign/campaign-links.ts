/** The name step of a new campaign, with its list chosen. */
export const campaignTo = (listId: string) =>
  ({ to: '/campaigns', search: { flow: 'name', list: listId } }) as const
