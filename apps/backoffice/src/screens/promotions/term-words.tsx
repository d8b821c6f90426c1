import { HOME_CURRENCY } from '@maidan/contract/facts'
import { promotionDeskText } from '@maidan/locales'
import { amountOf, moneyText } from '@maidan/money'
import { useText } from '@maidan/ui'
import type { Promotion } from '../../features/promotions/queries.ts'

/** What a promotion gives and what it asks for, in a line. */
export function TermWords({ promotion }: { promotion: Promotion }) {
  const t = useText(promotionDeskText)
  const { on_deposit, percent, bonus_max, deposit_min, turnover, bonus_days } = promotion
  if (!on_deposit) return t('noDeposit')
  const amount = (decimal: string) => moneyText(amountOf(decimal, HOME_CURRENCY), HOME_CURRENCY)
  const isLimited = Number(bonus_max) > 0
  return [
    t('percentOf', { percent: Number(percent) }),
    isLimited ? t('atMost', { amount: amount(bonus_max) }) : t('noLimit'),
    t('fromDeposit', { amount: amount(deposit_min) }),
    t('times', { times: turnover }),
    t('days', { days: bonus_days }),
    promotion.once_per_player ? t('once') : '',
    promotion.first_deposit_only ? t('firstOnly') : '',
  ]
    .filter((word) => word !== '')
    .join(' · ')
}
