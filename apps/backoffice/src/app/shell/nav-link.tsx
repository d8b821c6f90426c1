import { approvalsText, deskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useDecisionsSeen } from '../../features/approvals/seen-decisions.ts'
import { useOverview } from '../../features/overview/queries.ts'
import type { NavEntry } from '../nav-entries.ts'
import { paths } from '../paths.ts'

type Look = 'wide' | 'rail' | 'bottom'

const looks = {
  wide: 'h-9 gap-3 rounded-md px-3 text-sm',
  rail: 'h-14 flex-col justify-center gap-1 rounded-md px-1 text-xs',
  bottom: 'h-14 min-w-0 flex-1 flex-col justify-center gap-0.5 text-xs',
} as const satisfies Record<Look, string>

/** One entry of the navigation with what waits behind it. */
export function NavLink({ entry, look }: { entry: NavEntry; look: Look }) {
  const t = useText(deskText)
  const { data } = useOverview()
  const waiting = entry.count === undefined ? 0 : (data?.[entry.count] ?? 0)
  const seen = useDecisionsSeen(data?.username)
  const isNews = entry.hasDecisions === true && (data?.approvals_decided_at ?? '') > seen
  const Icon = entry.icon
  return (
    <Link
      activeOptions={{ exact: entry.to === paths.overview, includeSearch: false }}
      activeProps={{
        className: 'bg-field-800 text-text',
        'aria-current': 'page',
      }}
      className={clsx('relative flex items-center font-medium transition', looks[look])}
      inactiveProps={{ className: 'text-quiet hover:bg-field-800/60 hover:text-text' }}
      to={entry.to}
    >
      <span className="relative">
        <Icon aria-hidden className={look === 'wide' ? 'size-4.5' : 'size-5'} />
        {look !== 'wide' && waiting > 0 && (
          <Waiting className="absolute -top-2 left-full -ml-1" count={waiting} />
        )}
        {isNews && <News />}
      </span>
      <span className={clsx('truncate', look === 'wide' ? 'flex-1' : 'max-w-full')}>
        {t(look === 'bottom' ? (entry.shortLabel ?? entry.label) : entry.label)}
      </span>
      {look === 'wide' && waiting > 0 && <Waiting count={waiting} />}
    </Link>
  )
}

/** A dot on the icon: there is an answer to something that one has asked for. */
function News() {
  const t = useText(approvalsText)
  return (
    <span className="absolute -bottom-0.5 -left-1 size-2.5 rounded-full border-2 border-field-900 bg-sky">
      <span className="sr-only">{t('newsHint')}. </span>
    </span>
  )
}

const shownMax = 99

function Waiting({ count, className }: { count: number; className?: string }) {
  const t = useText(deskText)
  return (
    <span
      className={clsx(
        'tabular rounded-full bg-floodlight px-1.5 text-xs leading-4.5 font-bold text-ink',
        className,
      )}
    >
      <span aria-hidden>{count > shownMax ? `${shownMax}+` : count}</span>
      <span className="sr-only">, {t('waitingCount', { count })}</span>
    </span>
  )
}
