import { exchangeAccountText } from '@maidan/locales'
import type { PlainKey } from '@maidan/locales'
import { PageHeader, cardClass } from '@maidan/ui'
import {
  ChartNoAxesColumn,
  ChevronRight,
  History,
  ListChecks,
  ScrollText,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { Link } from '../../lib/router/link.tsx'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import type { Path } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { IndiaClock } from './india-clock.tsx'

type Entry = { label: PlainKey<typeof exchangeAccountText.en>; to: Path; icon: LucideIcon }

const entries: readonly Entry[] = [
  { label: 'profile', to: paths.profile, icon: UserRound },
  { label: 'balance', to: paths.exchangeBalance, icon: Wallet },
  { label: 'bets', to: paths.exchangeBets, icon: ListChecks },
  { label: 'history', to: paths.exchangeHistory, icon: History },
  { label: 'profitLoss', to: paths.exchangeProfitLoss, icon: ChartNoAxesColumn },
  { label: 'activity', to: paths.exchangeActivity, icon: ScrollText },
]

/** The exchange's own account menu: six items, and the time in GMT+5:30 (EXCH-18, SIL-001). */
export function ExchangeAccount() {
  const t = useText(exchangeAccountText)
  const navigate = useNavigate()
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.exchange })} title={t('title')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        <IndiaClock />
        <nav aria-label={t('title')}>
          <ul className={cardClass}>
            {entries.map(({ label, to, icon: Icon }) => (
              <li className="border-field-800 not-first:border-t" key={label}>
                <Link className="flex min-h-14 items-center gap-3 px-4" to={to}>
                  <Icon aria-hidden className="size-5 text-grass" />
                  <span className="flex-1">{t(label)}</span>
                  <ChevronRight aria-hidden className="size-5 text-quiet" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </>
  )
}
