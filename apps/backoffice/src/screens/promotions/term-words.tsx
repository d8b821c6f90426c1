import { HOME_CURRENCY } from '@maidan/contract/facts'
import { countryNames, promotionDeskText } from '@maidan/locales'
import { amountOf, moneyText } from '@maidan/money'
import { useLanguage, useText } from '@maidan/ui'
import { usePromotions, type Promotion } from '../../features/promotions/queries.ts'

/** What a promotion gives and what it asks for, in a line. */
export function TermWords({ promotion }: { promotion: Promotion }) {
  const words = [...useTermWords(promotion), ...useReachWords(promotion)]
  return words.filter((word) => word !== '').join(' · ')
}

function useTermWords(promotion: Promotion): string[] {
  const t = useText(promotionDeskText)
  const { turnover, bonus_days: days } = promotion
  const games = usePromotions().data?.free_games ?? []
  const limit = Number(promotion.bonus_max) > 0
  const isOwn = turnover === 0
  const asked = isOwn ? [t('ownAtOnce')] : [t('times', { times: turnover }), t('days', { days })]
  const isLimited = Number(promotion.bet_max) > 0
  const largest = isLimited ? t('betsUpTo', { amount: taka(promotion.bet_max) }) : ''
  switch (promotion.kind) {
    case 'deposit':
      if (!promotion.on_deposit) return [t('noDeposit')]
      return [
        t('percentOf', { percent: Number(promotion.percent) }),
        limit ? t('atMost', { amount: taka(promotion.bonus_max) }) : t('noLimit'),
        t('fromDeposit', { amount: taka(promotion.deposit_min) }),
        ...asked,
        largest,
        promotion.once_per_player ? t('once') : '',
        promotion.first_deposit_only ? t('firstOnly') : '',
      ]
    case 'code':
      return [
        promotion.code,
        taka(promotion.amount),
        ...asked,
        largest,
        t('usesOf', { uses: promotion.uses, most: promotion.uses_max }),
        promotion.phone_verified_only ? t('phoneOnly') : '',
        promotion.depositors_only ? t('depositorsOnly') : '',
        promotion.code_listed ? '' : t('codeSecret'),
      ]
    case 'cashback':
      return [
        t('percentOfLoss', { percent: Number(promotion.percent) }),
        t('fromLoss', { amount: taka(promotion.loss_min) }),
        limit ? t('atMost', { amount: taka(promotion.bonus_max) }) : t('noLimit'),
        ...asked,
      ]
    case 'freeSpins':
      return [
        promotion.on_deposit
          ? t('fromDeposit', { amount: taka(promotion.deposit_min) })
          : promotion.code,
        t('freeOf', { rounds: promotion.free_rounds, bet: taka(promotion.free_bet) }),
        games.find(({ code }) => code === promotion.free_game)?.name ?? promotion.free_game,
        t('days', { days: promotion.free_days }),
        limit ? t('atMost', { amount: taka(promotion.bonus_max) }) : t('noLimit'),
        ...asked,
        t('once'),
      ]
    case 'mission':
      return [
        t(`period_${promotion.mission_period}`),
        t('playsOf', { plays: promotion.mission_plays, stake: taka(promotion.stake_min) }),
        taka(promotion.amount),
        ...asked,
      ]
  }
}

/** Whom it reaches, where that is not everybody. */
function useReachWords({ methods: keys, countries, vip_from: points }: Promotion): string[] {
  const t = useText(promotionDeskText)
  const language = useLanguage()
  const methods = usePromotions().data?.methods ?? []
  const names = methods.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
  return [
    names.length > 0 ? t('byMethods', { methods: names.join(', ') }) : '',
    countries.length > 0
      ? t('fromCountries', { countries: countryNames(countries, language) })
      : '',
    points > 0 ? t('fromPoints', { points }) : '',
  ]
}

function taka(decimal: string): string {
  return moneyText(amountOf(decimal, HOME_CURRENCY), HOME_CURRENCY)
}
