export const campaignTo = (listId: string) =>
  ({ to: '/campaigns', search: { flow: 'name', list: listId } }) as const
