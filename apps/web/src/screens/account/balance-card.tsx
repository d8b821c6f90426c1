import { accountText, keptBonusText } from '@maidan/locales'
import { IconButton, MoneyText, siteTime, Skeleton } from '@maidan/ui'
import { ChevronRight, Crown, Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import { useBalance } from '../../features/balance/queries.ts'
import { useUser } from '../../features/session/queries.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { groupedDigits } from '../../lib/text/grouped-digits.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

const MASK = '৳ ••••••'

/** The wallet at a glance: the amount, its refresh, its veil, and the points. */
export function BalanceCard() {
  const t = useText(accountText)
  const language = useLanguage()
  const user = useUser().data
  const [hidden, setHidden] = useState(false)
  return (
    <section className="flex flex-col gap-4 rounded-sheet border border-field-700 bg-linear-to-br from-field-700 to-field-900 p-4 shadow-card">
      <div className="flex items-center justify-between">
        <div className="min-w-0">
          <p className="font-semibold">{user?.name ?? user?.username}</p>
          {user?.last_login_at && (
            <p className="tabular text-xs text-quiet">
              {t('lastLogin', { time: siteTime(user.last_login_at) })}
            </p>
          )}
        </div>
        <IconButton
          aria-pressed={hidden}
          icon={hidden ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          label={hidden ? t('show') : t('hide')}
          onClick={() => setHidden(!hidden)}
        />
      </div>
      <Amount hidden={hidden} />
      <Link
        className="flex min-h-12 items-center gap-3 rounded-card bg-field-950/40 px-3"
        to={paths.vip}
      >
        <Crown aria-hidden className="size-5 text-floodlight" />
        <span className="flex-1 text-sm text-quiet">{t('vipPoints')}</span>
        <span className="tabular font-semibold">
          {user === undefined ? '–' : groupedDigits(asText(user.vip_coin), language)}
        </span>
        <ChevronRight aria-hidden className="size-5 text-quiet" />
      </Link>
    </section>
  )
}

function Amount({ hidden }: { hidden: boolean }) {
  const t = useText(accountText)
  const b = useText(keptBonusText)
  const balance = useBalance()
  return (
    <div>
      <p className="text-sm text-quiet">{t('mainWallet')}</p>
      <div className="flex flex-wrap items-center gap-1">
        {hidden ? (
          <span className="tabular text-[length:min(1.75rem,9vw)] font-bold">{MASK}</span>
        ) : balance.data ? (
          <MoneyText
            className="text-[length:min(1.75rem,9vw)] font-bold"
            currency={balance.data.currency}
            minor={balance.data.minor}
          />
        ) : (
          <Skeleton className="h-10 w-44" />
        )}
        <IconButton
          icon={<RefreshCw className={balance.isFetching ? 'size-5 animate-spin' : 'size-5'} />}
          label={t('refresh')}
          onClick={() => void balance.refetch()}
        />
      </div>
      {!hidden && balance.data !== undefined && balance.data.checkingMinor > 0n && (
        <p className="text-sm text-quiet">
          {t('checking')}{' '}
          <MoneyText currency={balance.data.currency} minor={balance.data.checkingMinor} />
        </p>
      )}
      {!hidden && balance.data !== undefined && balance.data.bonusMinor > 0n && (
        <Link
          className="flex min-h-11 items-center gap-1 text-sm text-quiet underline"
          to={paths.turnoverRecord}
        >
          {b('kept')} <MoneyText currency={balance.data.currency} minor={balance.data.bonusMinor} />
        </Link>
      )}
      {balance.isError && <p className="text-sm text-clay-soft">{t('balanceFailed')}</p>}
    </div>
  )
}
