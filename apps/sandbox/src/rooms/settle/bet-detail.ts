import type { RoomGame } from '@maidan/casino'
import type { Bet } from '../bets/bet.ts'
import { recallUrl } from '../bets/recall-url.ts'
import type { Round } from '../rounds/round.ts'

type Told = { game: RoomGame; bet: Bet; round: Round; publicUrl: string }

/** What the operator keeps of a decided bet, as JSON text: enough to explain and to check it. */
export function betDetail({ game, bet, round, publicUrl }: Told): string {
  return JSON.stringify({
    version: 1,
    type: game.type,
    game: game.code,
    title: game.title,
    number: bet.number,
    spot: bet.spot,
    out_at_centi: bet.outAtCenti,
    outcome: round.outcome,
    link_hash: round.linkHash,
    client_seeds: round.clientSeeds,
    stake_minor: String(bet.stakeMinor),
    total_minor: String(bet.winMinor ?? 0n),
    currency: bet.currency,
    ...(bet.contest !== null && { contest: bet.contest }),
    recall_url: recallUrl(bet, publicUrl),
  })
}
