import { freeRoundsText } from '@maidan/locales'
import { FREE_BET_ODDS_MIN } from '@maidan/contract/facts'
import { isFreeBet } from '../../../features/promotions/free-keys.ts'
import { useText } from '../../../lib/text/language.ts'

/** How a free bet is used and what it pays; nothing beside the rounds of another game. */
export function BetsMean({ game }: { game: string }) {
  const t = useText(freeRoundsText)
  if (!isFreeBet(game)) return null
  return <p className="text-sm text-quiet">{t('meansBets', { odds: FREE_BET_ODDS_MIN })}</p>
}
