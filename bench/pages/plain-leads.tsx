import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Baseline: the same leads in a minimal table with the same functions. */

type Lead = {
  id: string
  name: string
  title: string
  company: string
  location: string
  industry: string
  email?: string
}

const body = JSON.stringify({
  job_titles: [],
  industries: [],
  company_size_ranges: [],
  locations: [],
  technologies: [],
  revenue_ranges: [],
  funding_stages: [],
  seniority_levels: ['c_suite'],
  page: 1,
  page_size: 1000,
})
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

async function readLeads(): Promise<Lead[]> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api/leads/search', { method: 'POST', headers, body })
  const found: { leads: Lead[] } = await answer.json()
  return found.leads
}

type RowProps = { lead: Lead; isSelected: boolean; onSelect: (id: string) => void }

const Row = memo(function Row({ lead, isSelected, onSelect }: RowProps) {
  const { id, name, title, company, location, industry, email = 'Hidden' } = lead
  return (
    <tr style={{ height: 44 }} data-selected={isSelected || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={() => onSelect(id)}
        />
      </td>
      <td>
        <div title={name}>{name}</div>
        <div title={title}>{title}</div>
      </td>
      <td title={company}>{company}</td>
      <td title={location}>{location}</td>
      <td title={industry}>{industry}</td>
      <td>{email}</td>
    </tr>
  )
})

function PlainTable() {
  const [leads, setLeads] = useState<Lead[]>([])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [query, setQuery] = useState('')
  const [isSorted, setIsSorted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => {
    const found = leads.filter(({ name, title, company, location, industry }) =>
      [name, title, company, location, industry].join('\n').toLowerCase().includes(query),
    )
    if (isSorted) found.sort((a, b) => collator.compare(a.company, b.company))
    return found
  }, [leads, query, isSorted])
  // oxlint-disable-next-line react/incompatible-library -- read here only, never passed to a memo
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 44,
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()

  useEffect(() => void readLeads().then(setLeads), [])

  const handleSelect = useCallback(
    (id: string) =>
      setSelected((current) => {
        const next = new Set(current)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const handleSelectAll = () =>
    setSelected(new Set(selected.size === rows.length ? [] : rows.map(({ id }) => id)))

  return (
    <>
      <button type="button">{`Reveal Emails (${selected.size})`}</button>
      <button type="button">{`Delete (${selected.size})`}</button>
      <button type="button">{`Create List (${selected.size})`}</button>
      <output>{`Showing ${rows.length} of ${leads.length}`}</output>
      <input
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value.toLowerCase())}
      />
      <div ref={box} style={{ height: '65dvh', overflow: 'auto' }}>
        <table style={{ width: '100%' }}>
          <thead>
            <tr>
              <th>
                <input
                  type="checkbox"
                  aria-label="Select all"
                  checked={rows.length > 0 && selected.size === rows.length}
                  onChange={handleSelectAll}
                />
              </th>
              <th>Name</th>
              <th>
                <button type="button" onClick={() => setIsSorted(!isSorted)}>
                  Company
                </button>
              </th>
            </tr>
          </thead>
          <tbody>
            <tr style={{ height: items[0]?.start ?? 0 }} />
            {items.map(({ index }) => {
              const row = rows[index]
              return (
                row && (
                  <Row
                    key={row.id}
                    lead={row}
                    isSelected={selected.has(row.id)}
                    onSelect={handleSelect}
                  />
                )
              )
            })}
            <tr style={{ height: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) }} />
          </tbody>
        </table>
      </div>
    </>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<PlainTable />)
