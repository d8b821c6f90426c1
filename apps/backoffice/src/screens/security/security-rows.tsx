import type { SecurityLine } from '../../features/security/queries.ts'
import { When } from '../../parts/facts/when.tsx'
import { EventDetail } from './event-detail.tsx'
import { KindWord } from './kind-word.tsx'

/** The events on a narrow screen. */
export function SecurityRows({ rows }: { rows: readonly SecurityLine[] }) {
  return (
    <ul>
      {rows.map((line) => (
        <li
          className="flex flex-col gap-0.5 border-b border-field-800 px-4 py-2.5 text-sm"
          key={line.id}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <KindWord kind={line.kind} />
            <When at={line.at} className="text-xs text-quiet" />
          </p>
          <p className="tabular text-xs text-quiet">{line.ip}</p>
          <div className="text-xs">
            <EventDetail line={line} />
          </div>
        </li>
      ))}
    </ul>
  )
}
