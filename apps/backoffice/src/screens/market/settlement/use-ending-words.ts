import { marketsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { Ending, MarketRecord } from '../../../features/markets/market.ts'

/** Says how a market is to end: the winners' names, the score, or that it is void. */
export function useEndingWords({ runners }: Pick<MarketRecord, 'runners'>) {
  const t = useText(marketsText)
  return ({ outcome }: Ending): string => {
    if ('void' in outcome) return t('resultVoid')
    if ('score' in outcome) return t('scoreIs', { score: outcome.score })
    return outcome.winners.map((winner) => nameOf(runners, Number(winner))).join(', ')
  }
}

function nameOf(runners: MarketRecord['runners'], id: number): string {
  return runners.find(({ selection_id }) => selection_id === id)?.name ?? String(id)
}
