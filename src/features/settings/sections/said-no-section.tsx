import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { type Refusal, refusalText, takeBackSaidNo, useSaidNo } from '@/entities/lead/said-no'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/i18n/format-count'
import { toCsv } from '@/shared/lib/csv/csv-write'
import { downloadText } from '@/shared/lib/download'
import { focusAfterRow } from '@/shared/lib/keyboard/focus-after-row'
import { addressKey } from '@/shared/lib/values/addresses'
import { Button } from '@/shared/ui/button'
import { SearchField } from '@/shared/ui/fields/search-field'
import type { Cards } from '@/shared/ui/tables/card-list'
import { DataTable } from '@/shared/ui/tables/data-table'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import { SettingsSection } from './settings-section'

type Row = { email: string; refusal: Refusal }

/** People of imported files who must not be written to. */
export function SaidNoSection() {
  const t = useTranslation()
  const saidNo = useSaidNo()
  const [query, setQuery] = useState('')
  const rows = Array.from(saidNo, ([email, refusal]): Row => ({ email, refusal }))
  const found = rows.filter(({ email }) => email.includes(addressKey(query)))
  return (
    <SettingsSection
      id="settings-said-no"
      title={`${t('Who must not be written to')} (${formatCount(rows.length)})`}
      description={t(
        'From imported files, on this device, for all its users. Imports, lists and launches ask about them.',
      )}
      action={
        <Button
          variant="outline"
          disabled={rows.length === 0}
          disabledReason={rows.length === 0 ? t('Nobody is remembered.') : undefined}
          onClick={() => downloadText('do-not-contact.csv', csvOf(rows))}
        >
          {t('Export CSV')}
        </Button>
      }
    >
      {rows.length > 0 && (
        <Flex direction="column" gap="3">
          <SearchField label={t('Find an address')} value={query} onChange={setQuery} />
          <Text role="status" srOnly={found.length > 0} color="fg.muted" textStyle="sm">
            {found.length > 0 ? formatCount(found.length) : t('No address matches.')}
          </Text>
          <DataTable
            label={t('Who must not be written to')}
            rows={found}
            columns={columns}
            cards={cards}
            getRowId={({ email }) => email}
            maxHeight="20rem"
          />
        </Flex>
      )}
    </SettingsSection>
  )
}

const columns: TableColumn<Row>[] = [
  { id: 'email', header: msg('Email'), minRem: 12, text: ({ email }) => email },
  {
    id: 'said',
    header: msg('What they said'),
    minRem: 12,
    text: ({ refusal }) => refusalText(refusal),
  },
  {
    id: 'action',
    header: msg('Actions'),
    width: '8rem',
    cell: ({ email }) => (
      <Button
        size="xs"
        variant="ghost"
        aria-label={translate('Take back {email}', { email })}
        data-action="take-back"
        onClick={({ currentTarget }) => {
          focusAfterRow(currentTarget)?.focus()
          takeBackSaidNo([email])
        }}
      >
        {translate('Take back')}
      </Button>
    ),
  },
]

const cards: Cards<Row> = {
  lines: [{ columns: ['email'] }, { columns: ['said'] }, { columns: ['action'], heightPx: 32 }],
}

const csvOf = (rows: readonly Row[]) =>
  toCsv([
    ['email', 'reason', 'date', 'source'],
    ...rows.map(({ email, refusal: { reason, at, source } }) => [
      email,
      reason === 'bounced' ? 'bounced' : 'opted out',
      at === 0 ? '' : new Date(at).toISOString().slice(0, 10),
      source,
    ]),
  ])
