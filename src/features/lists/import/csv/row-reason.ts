import { translate } from '@/shared/i18n/translate'
import type { Column } from './csv-header'

/** Why a row is left out. The worker knows no language: the page says it. */
export type RowReason =
  | { code: 'unreadable' }
  | { code: 'missing'; columns: readonly Column[] }
  | { code: 'too-many-cells'; count: number; expected: number }
  | { code: 'no-email' | 'several-emails' | 'mailto' | 'role-address'; email: string }
  | { code: 'in-other-list'; email: string; list: string }
  | { code: 'same-email'; line: number }

export function reasonText(reason: RowReason): string {
  switch (reason.code) {
    case 'unreadable':
      return translate('This row has unreadable characters')
    case 'missing':
      return translate('Missing: {columns}', { columns: reason.columns.join(', ') })
    case 'too-many-cells':
      return translate('{count} cells where the header has {expected}', {
        count: reason.count,
        expected: reason.expected,
      })
    case 'no-email':
      return translate('Not a valid email: {email}', { email: reason.email })
    case 'several-emails':
      return translate('More than one email in the cell: {email}', { email: reason.email })
    case 'mailto':
      return translate('The email starts with "mailto:": {email}', { email: reason.email })
    case 'role-address':
      return translate('Role address: {email}', { email: reason.email })
    case 'in-other-list':
      return translate('Already in {list}: {email}', { list: reason.list, email: reason.email })
    default:
      return translate('Same email as line {line}', { line: reason.line })
  }
}
