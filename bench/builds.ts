/**
 * Folders of builds by name, this build first. 'peer' is a build of shadcn-admin, whose screens have
 * other addresses.
 */
export type Builds = Readonly<Record<string, string>>
