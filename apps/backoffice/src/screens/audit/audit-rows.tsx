import type { AuditLine } from '../../features/audit/queries.ts'
import { When } from '../../parts/facts/when.tsx'
import { ActWord } from './act-word.tsx'
import { Detail } from './audit-columns.tsx'
import { Subject } from '../../parts/facts/subject.tsx'

/** The audit on a narrow screen. */
export function AuditRows({ rows }: { rows: readonly AuditLine[] }) {
  return (
    <ul>
      {rows.map((line) => (
        <li
          className="flex flex-col gap-0.5 border-b border-field-800 px-4 py-2.5 text-sm"
          key={line.id}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span>
              <b>{line.actor}</b> · <ActWord act={line.act} />
            </span>
            <When at={line.at} className="text-xs text-quiet" />
          </p>
          <p>
            <Subject subject={line.subject} />
          </p>
          <p className="text-xs">
            <Detail detail={line.detail} />
          </p>
        </li>
      ))}
    </ul>
  )
}
