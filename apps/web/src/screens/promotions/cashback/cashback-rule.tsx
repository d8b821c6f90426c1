import { HOME_CURRENCY } from '@maidan/contract/facts'
import { cashbackText } from '@maidan/locales'
import type { Cashback } from '../../../features/promotions/cashback.ts'
import { countedPlays } from '../../../features/promotions/group-weights.ts'
import { LeastOdds } from '../../../features/promotions/least-odds.tsx'
import { usePlayWords } from '../../../features/promotions/use-play-words.ts'
import { readMinor } from '../../../lib/read-money.ts'
import { useText } from '../../../lib/text/language.ts'
import { shortTaka } from '../parts/short-taka.ts'

/** The whole rule, in sentences of its figures. */
export function CashbackRule({ cashback }: { cashback: Cashback }) {
  const t = useText(cashbackText)
  const { percent, loss_min, bonus_max, turnover, bonus_days: days, weights } = cashback
  const counted = countedPlays(weights)
  const words = usePlayWords(counted)
  const share = { percent: Number(percent) }
  return (
    <>
      <li>{t('rule', share)}</li>
      <li>{t('counted', { plays: words })}</li>
      {isMoney(loss_min) && <li>{t('least', { amount: shortTaka(loss_min) })}</li>}
      {isMoney(bonus_max) && <li>{t('most', { amount: shortTaka(bonus_max) })}</li>}
      <li>{t('decided')}</li>
      {counted.includes('exchange') && <li>{t('house')}</li>}
      <li>{turnover > 0 ? t('kept', { times: turnover, days }) : t('own')}</li>
      {cashback.odds_min !== undefined && (
        <li>
          <LeastOdds odds={cashback.odds_min} />
        </li>
      )}
    </>
  )
}

const isMoney = (amount: string) => readMinor(amount, HOME_CURRENCY) > 0n
