import { deskText, methodsText } from '@maidan/locales'
import { Card, useText } from '@maidan/ui'
import type { Method } from '../../features/methods/queries.ts'
import { useWide } from '../../lib/use-wide.ts'
import { DataTable } from '../../parts/tables/data-table.tsx'
import { MethodCard } from './method-card.tsx'
import { methodColumns, type MethodActs } from './method-columns.tsx'

type Props = { methods: Method[]; acts: MethodActs }

const tablePx = 1100

/** Every method: a table where there is room, else cards. */
export function MethodList({ methods, acts }: Props) {
  const t = useText(methodsText)
  const label = useText(deskText)('methods')
  if (useWide(tablePx))
    return (
      <Card className="overflow-hidden" padded={false}>
        <DataTable
          columns={methodColumns(t, acts)}
          label={label}
          rowId={({ id }) => String(id)}
          rows={methods}
        />
      </Card>
    )
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-2">
      {methods.map((method) => (
        <li key={method.id}>
          <MethodCard method={method} {...acts} />
        </li>
      ))}
    </ul>
  )
}
