import { playWeightsText } from '@maidan/locales'
import { useText } from '../../lib/text/language.ts'

/** From which odds sports bets count towards the turnover of a bonus. */
export function LeastOdds({ odds }: { odds: string }) {
  const t = useText(playWeightsText)
  return t('oddsMin', { odds })
}
