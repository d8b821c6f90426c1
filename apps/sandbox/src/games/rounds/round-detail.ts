import { offeredGame } from '../catalog/offered-game.ts'
import { recallUrl } from './recall-url.ts'
import type { Round } from './round.ts'

/** The wallet keeps no more than this of a round. */
export const DETAIL_BYTES_MAX = 64 * 1024

/**
 * What the operator keeps of a round, as JSON text: enough to show it and to check it. A round with
 * more events than fit leaves them to the recall page, which always has them.
 */
export function roundDetail(round: Round, publicUrl: string): string {
  const { kind, game } = offeredGame(round.game)
  const facts = {
    version: 1,
    type: kind === 'slot' ? kind : game.type,
    game: round.game,
    title: game.title,
    bet_minor: String(round.betMinor),
    ...(round.raisedMinor > 0n && { raised_minor: String(round.raisedMinor) }),
    total_minor: String(round.totalMinor ?? 0n),
    ...(round.jackpot !== null && {
      jackpot: round.jackpot,
      jackpot_minor: String(round.jackpotMinor ?? 0n),
    }),
    ...(round.grantId !== null && { free_grant: round.grantId }),
    currency: round.currency,
    server_seed_hash: round.serverSeedHash,
    client_seed: round.clientSeed,
    nonce: round.nonce,
    setup: round.setup,
    choices: round.choices,
    recall_url: recallUrl(round, publicUrl),
  }
  const whole = JSON.stringify({ ...facts, events: round.events })
  if (Buffer.byteLength(whole) <= DETAIL_BYTES_MAX) return whole
  return JSON.stringify({ ...facts, events: [], events_left_out: round.events?.length ?? 0 })
}
