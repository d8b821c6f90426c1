import type { supportText, Translate } from '@maidan/locales'
import type { AuditLine } from '../../features/audit/queries.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import type { Column } from '../../parts/tables/data-table.tsx'
import { When } from '../../parts/facts/when.tsx'
import { ActWord } from './act-word.tsx'
import { detailPairs } from './detail-pairs.ts'
import { Subject } from '../../parts/facts/subject.tsx'

const hashShown = 8

export function auditColumns(t: Translate<typeof supportText.en>): Column<AuditLine>[] {
  return [
    {
      id: 'at',
      header: t('auditAtZone'),
      cell: ({ row }) => <When at={row.original.at} className="text-quiet" />,
    },
    { id: 'actor', header: t('actor'), cell: ({ row }) => <b>{row.original.actor}</b> },
    { id: 'act', header: t('act'), cell: ({ row }) => <ActWord act={row.original.act} /> },
    {
      id: 'subject',
      header: t('subject'),
      cell: ({ row }) => <Subject subject={row.original.subject} />,
    },
    {
      id: 'detail',
      header: t('detail'),
      cell: ({ row }) => <Detail detail={row.original.detail} />,
      meta: { className: 'w-full' },
    },
    {
      id: 'ip',
      header: t('ip'),
      cell: ({ row }) => <span className="tabular text-quiet">{row.original.ip}</span>,
    },
    {
      id: 'hash',
      header: t('hash'),
      cell: ({ row }) => (
        <span className="tabular flex items-center text-quiet" title={row.original.hash}>
          {row.original.hash.slice(0, hashShown)}
          <CopyValue value={row.original.hash} what={t('hash')} />
        </span>
      ),
      meta: { className: 'hidden @5xl:table-cell' },
    },
  ]
}

/** The plain values of an act: what was decided and why. */
export function Detail({ detail }: Pick<AuditLine, 'detail'>) {
  return (
    <span className="wrap-anywhere">
      {detailPairs(detail).map(([name, value], index) => (
        <span key={name}>
          {index > 0 && <span className="text-quiet"> · </span>}
          <span className="text-quiet">{name}</span> {value}
        </span>
      ))}
    </span>
  )
}
