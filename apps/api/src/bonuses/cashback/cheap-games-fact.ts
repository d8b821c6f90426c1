import { cheapGames } from '@maidan/cashier'
import type { Tx } from '../../platform/database/db.ts'
import type { PromotionDraft } from '../desk/promotion-draft.ts'
import { percentText } from '../rules/percent-text.ts'
import { listGameEdges } from './list-game-edges.ts'

/**
 * What the desk warns of at a draft of cashback, for the one who decides on it; nothing for other drafts.
 * Lines of fields with tabs between: `rate, games, kinds of play`, then `edge, name, name in Bangla` of the cheapest.
 */
export async function cheapGamesFact(
  tx: Tx,
  draft: PromotionDraft,
): Promise<{ promotion_cheap_games?: string }> {
  if (draft.kind !== 'cashback') return {}
  const cheap = cheapGames(await listGameEdges(tx), draft)
  if (cheap === null) return {}
  const lines = [
    [percentText(draft.percentHundredths), String(cheap.count), cheap.plays.join(' ')],
    ...cheap.named.map((game) => [game.edge, game.name, game.name_bn]),
  ]
  return { promotion_cheap_games: lines.map((fields) => fields.join('\t')).join('\n') }
}
