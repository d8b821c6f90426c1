import { sweepsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import type { Sweep } from '../../../features/usdt/queries.ts'
import { SweepBadge } from '../../../features/usdt/sweep-badge.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { When } from '../../../parts/facts/when.tsx'
import { Panel } from '../../../parts/panel.tsx'

/** The sweeps, the last one first; each leads to its transfers. */
export function SweepsPanel({ sweeps }: { sweeps: readonly Sweep[] }) {
  const t = useText(sweepsText)
  return (
    <Panel title={t('sweeps')}>
      {sweeps.length === 0 ? (
        <p className="py-2 text-sm text-quiet">{t('sweepsNone')}</p>
      ) : (
        <ul className="divide-y divide-field-800 text-sm">
          {sweeps.map((sweep) => (
            <li key={sweep.id}>
              <SweepLine sweep={sweep} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function SweepLine({ sweep }: { sweep: Sweep }) {
  const t = useText(sweepsText)
  return (
    <Link
      className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:bg-field-800"
      search={{ id: String(sweep.id) }}
      to={paths.sweep}
    >
      <span className="font-semibold">{t('sweep', { id: sweep.id })}</span>
      <When at={sweep.made_at} zone />
      <Money amount={sweep.amount} currency="USDT" />
      <span className="text-xs text-quiet">{t('transfers', { count: sweep.transfers })}</span>
      <SweepBadge sweep={sweep} />
      <ChevronRight aria-hidden className="ml-auto size-4 shrink-0 text-quiet" />
    </Link>
  )
}
