import { keptBonusText } from '@maidan/locales'
import { Button, Dialog, MoneyText } from '@maidan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { GiveUpBonus } from '../../app/bonuses/give-up-bonus.tsx'
import { refusedBetQuery } from '../../features/loyalty/refused-bet-query.ts'
import { isKept } from '../../features/records/is-kept.ts'
import { useUser } from '../../features/session/queries.ts'
import { useTurnovers } from '../../lib/session/turnovers.ts'
import type { Turnover } from '../../lib/session/turnovers.ts'
import { readCurrency, readMinor, shortMoney } from '../../lib/read-money.ts'
import { useText } from '../../lib/text/language.ts'

/** Says which term of a bonus stopped a bet, and offers the way out of it there and then (law 30). */
export function RefusedBetDialog() {
  const t = useText(keptBonusText)
  const client = useQueryClient()
  const betMax = useQuery(refusedBetQuery).data ?? null
  const currency = readCurrency(useUser().data?.currency)
  const limiting = (useTurnovers().data ?? []).filter(
    (one) => isKept(one) && one.bet_max !== undefined,
  )
  const isFree = limiting.length === 0
  const close = () => client.setQueryData(refusedBetQuery.queryKey, null)
  const max = shortMoney(readMinor(betMax ?? '0', currency), currency)
  return (
    <Dialog
      actions={<Button onClick={close}>{t(isFree ? 'playOn' : 'betLess')}</Button>}
      onOpenChange={(shown) => {
        if (!shown) close()
      }}
      open={betMax !== null}
      title={t(isFree ? 'freeTitle' : 'tooLarge')}
    >
      <p>{isFree ? t('freeText') : t('tooLargeText', { max })}</p>
      {!isFree && (
        <ul className="mt-3 grid gap-3">
          {limiting.map((turnover) => (
            <LimitingBonus key={turnover.id} turnover={turnover} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** A bonus that asks for small bets, with a way to give it up. */
function LimitingBonus({ turnover }: { turnover: Turnover }) {
  const t = useText(keptBonusText)
  const currency = readCurrency(useUser().data?.currency)
  return (
    <li className="rounded-card border border-field-700 p-3 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{turnover.transaction.promotion?.name ?? t('kept')}</span>
        <MoneyText currency={currency} minor={readMinor(turnover.bonus ?? '0', currency)} />
      </p>
      <GiveUpBonus label={t('title')} turnover={turnover} />
    </li>
  )
}
