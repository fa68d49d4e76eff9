import { VisuallyHidden } from '@chakra-ui/react'
import type { Count } from './event-counts'

type Props = { caption: string; columns: [string, string]; counts: Count[] }

/** The numbers of a chart for those who do not see it. */
export function NumbersTable({ caption, columns, counts }: Props) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map(({ fullLabel, count }) => (
            <tr key={fullLabel}>
              <th scope="row">{fullLabel}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
