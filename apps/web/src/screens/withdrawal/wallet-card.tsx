import { fundsText } from '@maidan/locales'
import { MoneyText, Skeleton } from '@maidan/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import { GiveUpBonus } from '../../app/bonuses/give-up-bonus.tsx'
import { isKept } from '../../features/records/is-kept.ts'
import { useBalance } from '../../features/balance/queries.ts'
import type { Balance } from '../../features/balance/queries.ts'
import { useTurnovers } from '../../lib/session/turnovers.ts'
import { useText } from '../../lib/text/language.ts'
import { readMinor } from '../../lib/read-money.ts'
import { openTurnover } from './open-turnover.ts'
import { TurnoverLeft } from './turnover-left.tsx'

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
            className="text-[length:min(2rem,11vw)] leading-tight font-bold wide:text-2xl"
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
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-field-600/60 pt-3 text-sm">
        <span className="text-quiet">{t('withdrawable')}</span>
        <MoneyText
          className="font-semibold"
          currency={balance.currency}
          minor={open.remainingMinor > 0n ? 0n : balance.minor}
        />
      </p>
      {open.remainingMinor > 0n && (
        <>
          <Link className="mt-3 block rounded-card bg-field-950/50 p-3" to={paths.turnoverRecord}>
            <TurnoverLeft
              currency={balance.currency}
              end={<ChevronRight aria-hidden className="size-4 text-quiet" />}
              open={open}
            />
          </Link>
          {turnovers.filter(isKept).map((turnover) => (
            <GiveUpBonus key={turnover.id} turnover={turnover} />
          ))}
        </>
      )}
    </>
  )
}
