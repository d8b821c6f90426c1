import { playWeightsText } from '@maidan/locales'
import { useText } from '../../lib/text/language.ts'

/** From which odds sports bets count towards the turnover of a bonus; nothing where any do. */
export function LeastOdds({ odds }: { odds: string | undefined }) {
  const t = useText(playWeightsText)
  return odds === undefined ? null : t('oddsMin', { odds })
}
