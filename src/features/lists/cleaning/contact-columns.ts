import { msg, type Translatable } from '@/shared/i18n/translate'

export const REQUIRED_COLUMNS = ['first_name', 'last_name', 'email'] as const
export const COLUMNS = [
  ...REQUIRED_COLUMNS,
  'company',
  'title',
  'location',
  'phone',
  'linkedin_url',
] as const
export type Column = (typeof COLUMNS)[number]

export const columnLabels: Record<Column, Translatable> = {
  first_name: msg('First name'),
  last_name: msg('Last name'),
  email: msg('E-mail'),
  company: msg('Company'),
  title: msg('Title'),
  location: msg('Location'),
  phone: msg('Phone'),
  linkedin_url: msg('LinkedIn'),
}

/** Index of each column in a row, from 0. */
export type ColumnMap = Partial<Record<Column, number>>
