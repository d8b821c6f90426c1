import { fundsText } from '@maidan/locales'
import { MoneyText, Skeleton } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { useBalance } from '../../features/balance/queries.ts'
import type { Balance } from '../../features/balance/queries.ts'
import { useTurnovers } from '../../features/session/queries.ts'
import { useText } from '../../lib/language.ts'
import { readMinor, shortMoney } from '../../lib/read-money.ts'
import { openTurnover } from './open-turnover.ts'

/** The main wallet, how much of it can be withdrawn, and what stands before the rest. */
export function WalletCard() {
  const t = useText(fundsText)
  const balance = useBalance().data
  return (
    <section className="rounded-sheet border border-field-700 bg-linear-to-br from-field-700 to-field-900 p-4 shadow-card">
      <p className="text-sm text-quiet">{t('mainWallet')}</p>
      {balance === undefined ? (
        <Skeleton className="mt-1 h-10 w-44" />
      ) : (
        <>
          <MoneyText
            className="text-2xl font-bold"
            currency={balance.currency}
            minor={balance.minor}
          />
          <Withdrawable balance={balance} />
        </>
      )}
    </section>
  )
}

/** All of it, or nothing while a turnover is open: that is the rule of the house. */
function Withdrawable({ balance }: { balance: Balance }) {
  const t = useText(fundsText)
  const turnovers = useTurnovers().data
  if (turnovers === undefined) return null
  const open = openTurnover(turnovers, (amount) => readMinor(amount, balance.currency))
  return (
    <>
      <p className="mt-3 flex items-baseline justify-between gap-3 border-t border-field-600/60 pt-3 text-sm">
        <span className="text-quiet">{t('withdrawable')}</span>
        <MoneyText
          className="font-semibold"
          currency={balance.currency}
          minor={open.remainingMinor > 0n ? 0n : balance.minor}
        />
      </p>
      {open.remainingMinor > 0n && <TurnoverLeft balance={balance} open={open} />}
    </>
  )
}

type LeftProps = { balance: Balance; open: ReturnType<typeof openTurnover> }

function TurnoverLeft({ balance: { currency }, open }: LeftProps) {
  const t = useText(fundsText)
  return (
    <Link className="mt-3 block rounded-card bg-field-950/50 p-3 text-sm" to={paths.turnoverRecord}>
      <span className="flex items-center gap-2">
        <span className="flex-1 text-quiet">{t('turnoverLeft')}</span>
        <MoneyText className="font-semibold" currency={currency} minor={open.remainingMinor} />
        <ChevronRight aria-hidden className="size-4 text-quiet" />
      </span>
      <span className="mt-2 block h-2 overflow-hidden rounded-full bg-field-700">
        <span
          className="block h-full rounded-full bg-grass"
          style={{ width: `${open.donePercent}%` }}
        />
      </span>
      <span className="tabular mt-1 block text-xs text-quiet">
        {t('turnoverDone', {
          done: shortMoney(open.doneMinor, currency),
          required: shortMoney(open.requiredMinor, currency),
        })}
      </span>
    </Link>
  )
}
