import type { CallAnswer, Calls } from '@maidan/contract'
import { deskText } from '@maidan/locales'
import { cardClass, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { entriesFor, mayOpen } from '../../app/nav-entries.ts'
import type { NavEntry } from '../../app/nav-entries.ts'
import { paths } from '../../app/paths.ts'
import { WaitingAge } from '../../parts/facts/waiting-age.tsx'
import { MarketsCard } from './markets-card.tsx'
import { SectionTitle } from './section-title.tsx'

type Overview = CallAnswer<Calls['staffOverview']>

/** One card a queue: how many wait, and how long the oldest does. */
export function QueueCards({ overview }: { overview: Overview }) {
  const t = useText(deskText)
  const { role } = overview
  const queues = entriesFor(role).filter(({ count }) => count !== undefined)
  return (
    <section>
      <SectionTitle>{t('queues')}</SectionTitle>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {queues.map((entry) => (
          <li key={entry.to}>
            <QueueCard entry={entry} overview={overview} />
          </li>
        ))}
        {mayOpen(role, paths.markets) && (
          <li>
            <MarketsCard />
          </li>
        )}
      </ul>
    </section>
  )
}

function QueueCard({ entry, overview }: { entry: NavEntry; overview: Overview }) {
  const t = useText(deskText)
  const Icon = entry.icon
  const waiting = entry.count === undefined ? 0 : overview[entry.count]
  const oldest = oldestOf(entry, overview)
  return (
    <Link
      className={clsx(
        cardClass,
        'group flex h-full flex-col gap-1 p-4 transition hover:border-field-600',
      )}
      to={entry.to}
    >
      <span className="flex items-center gap-2 text-sm font-medium text-quiet">
        <Icon aria-hidden className="size-4" />
        {t(entry.label)}
        <ChevronRight
          aria-hidden
          className="ml-auto size-4 transition group-hover:translate-x-0.5"
        />
      </span>
      <span className="flex items-baseline gap-2">
        <b className="tabular text-2xl">{waiting}</b>
        <span className="text-sm text-quiet">{t('waiting')}</span>
      </span>
      <span className="text-sm text-quiet">
        {oldest !== null && waiting > 0 ? (
          <>
            {t('oldest')} <WaitingAge since={oldest} />
          </>
        ) : (
          t(waiting === 0 ? 'nobodyWaits' : 'openToAnswer')
        )}
      </span>
    </Link>
  )
}

function oldestOf({ count }: NavEntry, overview: Overview): string | null {
  if (count === 'deposits_waiting') return overview.deposits_oldest_at
  return count === 'withdrawals_waiting' ? overview.withdrawals_oldest_at : null
}
