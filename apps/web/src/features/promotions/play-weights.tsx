import { HOME_CURRENCY } from '@maidan/contract/facts'
import { playWeightsText } from '@maidan/locales'
import type { Currency } from '@maidan/money'
import { isFull } from '../../lib/is-full.ts'
import { readMinor, shortMoney } from '../../lib/read-money.ts'
import { useText } from '../../lib/text/language.ts'
import { LeastOdds } from './least-odds.tsx'
import { groupWeights, type PlayWeight } from './group-weights.ts'

type PlayTerms = {
  weights?: readonly PlayWeight[] | undefined
  /** Decimal odds; none where sports bets count at any. */
  odds_min?: string | undefined
  /** An amount; none where bets may be any size while the bonus is kept. */
  bet_max?: string | undefined
  currency?: Currency
}

/** How much of a stake counts towards a turnover, by kind of play and by the odds of sports bets; and the largest bet. */
export function PlayWeights({
  weights = [],
  odds_min: oddsMin,
  bet_max: betMax,
  currency = HOME_CURRENCY,
}: PlayTerms) {
  const t = useText(playWeightsText)
  const groups = groupWeights(weights)
  return (
    <section aria-label={t('counts')} className="text-sm">
      <p className="text-quiet">{t('counts')}</p>
      {groups.length === 1 && isFull(groups[0]?.percent ?? '') ? (
        <p className="mt-1 font-medium">{t('everything')}</p>
      ) : (
        <dl className="mt-1 grid gap-1.5">
          {groups.map(({ percent, plays }) => (
            <div className="flex items-baseline justify-between gap-4" key={percent}>
              <dt className="min-w-0">{plays.map((play) => t(`play_${play}`)).join(', ')}</dt>
              <dd className="tabular shrink-0 font-medium">
                {isFull(percent)
                  ? t('full')
                  : percent === '0'
                    ? t('nothing')
                    : t('part', { percent: Number(percent) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {countsExchange(weights) && <p className="mt-1.5">{t('onExchange')}</p>}
      {oddsMin !== undefined && (
        <p className="mt-1.5">
          <LeastOdds odds={oddsMin} />
        </p>
      )}
      {betMax !== undefined && (
        <p className="mt-1.5">
          {t('betMax', { amount: shortMoney(readMinor(betMax, currency), currency) })}
        </p>
      )}
    </section>
  )
}

/** Whether anything counts on the exchange at all. */
function countsExchange(weights: readonly PlayWeight[]): boolean {
  return weights.every(({ play, percent }) => play !== 'exchange' || percent !== '0')
}
