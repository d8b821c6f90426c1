import type { staffText, Translate } from '@maidan/locales'
import type { SecurityLine } from '../../features/security/queries.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import type { Column } from '../../parts/tables/data-table.tsx'
import { When } from '../../parts/facts/when.tsx'
import { EventDetail } from './event-detail.tsx'
import { KindWord } from './kind-word.tsx'

export function securityColumns(t: Translate<typeof staffText.en>): Column<SecurityLine>[] {
  return [
    {
      id: 'at',
      header: t('atZone'),
      cell: ({ row }) => <When at={row.original.at} className="text-quiet" />,
    },
    { id: 'kind', header: t('kind'), cell: ({ row }) => <KindWord kind={row.original.kind} /> },
    {
      id: 'ip',
      header: t('ip'),
      cell: ({ row }) => (
        <span className="tabular flex items-center">
          {row.original.ip}
          <CopyValue value={row.original.ip} what={t('ip')} />
        </span>
      ),
    },
    {
      id: 'detail',
      header: t('detail'),
      cell: ({ row }) => <EventDetail line={row.original} />,
      meta: { className: 'w-full' },
    },
  ]
}
