import { exchangeAccountText } from '@maidan/locales'
import type { MarketExposure } from '../../features/exchange-bets/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { readMinor, shortMoney } from '../../lib/read-money.ts'

/** Puts the reason of a held amount into words: "If the score is below 40 you lose ৳ 900." */
export function useExplanation(): (explain: MarketExposure['explain']) => string {
  const t = useText(exchangeAccountText)
  return (explain) => {
    if (explain === null) return t('nothingHeld')
    const amount = shortMoney(readMinor(explain.loss))
    const { kind, name = '', from = 0, to = 0 } = explain
    switch (kind) {
      case 'runner_wins':
        return t('runnerWins', { name, amount })
      case 'any_score':
        return t('anyScore', { amount })
      case 'score_below':
        return t('scoreBelow', { to, amount })
      case 'score_at_least':
        return t('scoreAtLeast', { from, amount })
      case 'score_between':
        return from === to
          ? t('scoreExactly', { from, amount })
          : t('scoreBetween', { from, to, amount })
      case 'even':
        return t('scoreEven', { amount })
      case 'odd':
        return t('scoreOdd', { amount })
      case 'last_digit':
        return t('lastDigit', { name, amount })
      default:
        return t('atWorst', { amount })
    }
  }
}
