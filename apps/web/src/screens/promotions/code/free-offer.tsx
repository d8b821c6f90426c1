import { HOME_CURRENCY } from '@maidan/contract/facts'
import { freeRoundsText, promoCodesText, textIn } from '@maidan/locales'
import { siteTime } from '@maidan/ui'
import type { ReactNode } from 'react'
import type { CodeOffer } from '../../../features/promotions/codes.ts'
import { freeKeys } from '../../../features/promotions/free-keys.ts'
import { PlayWeights } from '../../../features/promotions/play-weights.tsx'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { BetsMean } from '../parts/bets-mean.tsx'

type Props = { offer: CodeOffer; free: NonNullable<CodeOffer['free']> }

/** What a code gives in free rounds, and what becomes of their wins. */
export function FreeOffer({ offer, free }: Props) {
  const t = useText(freeRoundsText)
  const code = useText(promoCodesText)
  const game = textIn(free, 'game_name', useLanguage())
  const { turnover: times, bonus_days: stakeDays } = offer
  const isLimited = readMinor(free.win_max, HOME_CURRENCY) > 0n
  return (
    <div className="mb-3 flex flex-col gap-3 text-sm">
      <dl className="grid gap-2">
        <Line label={t('get')}>
          <span className="text-grass">
            {t(freeKeys(free.game).offer, { rounds: free.rounds, game })}
          </span>
        </Line>
        <Line label={t(freeKeys(free.game).bet)}>{taka(free.bet)}</Line>
        <Line label={t('cost')}>{t('nothing')}</Line>
        <Line label={t(freeKeys(free.game).time)}>{t('days', { days: free.days })}</Line>
        <Line label={t('winMax')}>{isLimited ? taka(free.win_max) : t('noLimit')}</Line>
        <Line label={t('becomes')}>
          {times > 0 ? t('becomesBonus', { times, stakeDays }) : t('becomesOwn')}
        </Line>
        <Line label={code('until')}>
          <span className="tabular whitespace-nowrap">{siteTime(offer.ends_at)}</span>
        </Line>
      </dl>
      <BetsMean game={free.game} />
      <p>{times > 0 ? t('kept', { times, days: stakeDays }) : t('own')}</p>
      {times > 0 && <PlayWeights odds_min={offer.odds_min} weights={offer.weights} />}
    </div>
  )
}

const taka = (amount: string) => shortMoney(readMinor(amount, HOME_CURRENCY), HOME_CURRENCY)

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="tabular text-right font-semibold text-text">{children}</dd>
    </div>
  )
}
