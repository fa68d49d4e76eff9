import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Baseline: the same campaigns in a minimal table with the same functions. */

type Campaign = {
  id: string
  name: string
  status: string
  sentEmails: number
  totalLeads: number
  createdAt: string
  steps: { config: { sender: string } }[]
}

const json = { 'Content-Type': 'application/json' }

async function readCampaigns(): Promise<Campaign[]> {
  return (await fetch('/api/campaigns')).json()
}

/**
 * Refetched too, because the specification requires the product to refetch lists after a change.
 */
async function readLists(): Promise<unknown> {
  return (await fetch('/api/lists')).json()
}

type RowProps = {
  campaign: Campaign
  isSelected: boolean
  onSelect: (id: string) => void
  onSwitch: (id: string, status: string) => void
}

const Row = memo(function Row({ campaign, isSelected, onSelect, onSwitch }: RowProps) {
  const { id, name, status, sentEmails, totalLeads, createdAt, steps } = campaign
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
        <input
          type="checkbox"
          role="switch"
          aria-label={`Status of ${name}`}
          aria-checked={status === 'active'}
          checked={status === 'active'}
          disabled={status === 'draft'}
          onChange={() => onSwitch(id, status === 'active' ? 'paused' : 'active')}
        />
        {status}
      </td>
      <td>
        <button type="button">{name}</button>
      </td>
      <td>{`${sentEmails}/${totalLeads}`}</td>
      <td title={steps[0]?.config.sender}>S</td>
      <td>{createdAt}</td>
      <td>
        <button type="button" aria-label={`Actions for ${name}`}>
          ...
        </button>
      </td>
    </tr>
  )
})

function PlainTable() {
  const [campaigns, setCampaigns] = useState<Campaign[]>([])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const rows = useMemo(
    () => campaigns.filter((campaign) => campaign.name.toLowerCase().includes(name.toLowerCase())),
    [campaigns, name],
  )
  // oxlint-disable-next-line react/incompatible-library -- read here only, never passed to a memo
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 44,
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()

  useEffect(() => void readCampaigns().then(setCampaigns), [])

  const handleSelect = useCallback(
    (id: string) =>
      setSelected((current) => {
        const next = new Set(current)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const handleSwitch = useCallback(async (id: string, status: string) => {
    setCampaigns((all) =>
      all.map((one) => (one.id === id ? Object.assign({}, one, { status }) : one)),
    )
    const body = JSON.stringify({ status })
    await fetch(`/api/campaigns/${id}/status`, { method: 'PATCH', headers: json, body })
    setMessage(`Status: ${status}`)
    const [campaigns] = await Promise.all([readCampaigns(), readLists()])
    setCampaigns(campaigns)
  }, [])
  const handleSelectAll = () =>
    setSelected(new Set(selected.size === rows.length ? [] : rows.map(({ id }) => id)))

  return (
    <>
      <input type="search" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{selected.size}</output>
      <div role="status">{message}</div>
      <div ref={box} style={{ height: '60dvh', overflow: 'auto' }}>
        <table>
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
                    campaign={row}
                    isSelected={selected.has(row.id)}
                    onSelect={handleSelect}
                    onSwitch={handleSwitch}
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
