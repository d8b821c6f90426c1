import { HOME_CURRENCY, PLAY_KINDS } from '@maidan/contract/facts'
import { cashbackText, playWeightsText } from '@maidan/locales'
import type { Cashback } from '../../../features/promotions/cashback.ts'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import { useText } from '../../../lib/text/language.ts'

/** The whole rule, in sentences of its figures. */
export function CashbackRule({ cashback }: { cashback: Cashback }) {
  const t = useText(cashbackText)
  const word = useText(playWeightsText)
  const { percent, loss_min, bonus_max, turnover, bonus_days: days, weights } = cashback
  const isOut = (play: string) => weights.some((one) => one.play === play && one.percent === '0')
  const counted = PLAY_KINDS.filter((play) => !isOut(play)).map((play) => word(`play_${play}`))
  const share = { percent: Number(percent) }
  return (
    <ul className="mt-1 flex list-disc flex-col gap-1.5 pl-5 text-sm text-quiet marker:text-field-700">
      <li>{t('rule', share)}</li>
      <li>{t('counted', { plays: counted.join(', ') })}</li>
      {isMoney(loss_min) && <li>{t('least', { amount: taka(loss_min) })}</li>}
      {isMoney(bonus_max) && <li>{t('most', { amount: taka(bonus_max) })}</li>}
      <li>{t('decided')}</li>
      {!isOut('exchange') && <li>{t('house')}</li>}
      <li>{turnover > 0 ? t('kept', { times: turnover, days }) : t('own')}</li>
    </ul>
  )
}

const isMoney = (amount: string) => readMinor(amount, HOME_CURRENCY) > 0n
const taka = (amount: string) => shortMoney(readMinor(amount, HOME_CURRENCY), HOME_CURRENCY)
