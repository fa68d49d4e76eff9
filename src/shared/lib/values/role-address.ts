const ROLES = new Set(
  `
    abuse accounts admin administrator billing careers contact enquiries enquiry feedback finance
    hello help helpdesk hr info information jobs mail marketing media newsletter no-reply noreply
    office orders postmaster press privacy recruiting reception sales security service support team
    webmaster
  `
    .trim()
    .split(/\s+/),
)

/** Whether an address belongs to a function, such as info@, rather than a person. */
export function isRoleAddress(address: string): boolean {
  const [local = ''] = address.trim().toLowerCase().split(/[@+]/, 1)
  return ROLES.has(local)
}
