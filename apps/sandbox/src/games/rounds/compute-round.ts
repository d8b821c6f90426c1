import { BLOCKS_PER_ROUND_MAX, drawStream, playSlot, type SlotRound } from '@maidan/casino'
import { offeredGame } from '../catalog/offered-game.ts'
import { seedBlock } from '../fairness/server-seed.ts'
import type { Round } from './round.ts'

/** The one outcome that a round's game, bet, seeds and nonce can have. */
export function computeRound(
  round: Pick<Round, 'game' | 'betMinor' | 'serverSeed' | 'clientSeed' | 'nonce'>,
): SlotRound {
  const { clientSeed, nonce } = round
  const blocks = Array.from({ length: BLOCKS_PER_ROUND_MAX }, (_, block) =>
    seedBlock(round.serverSeed, { clientSeed, nonce, block }),
  )
  const draws = drawStream(blocks)
  return playSlot(offeredGame(round.game).game, { betMinor: round.betMinor, draws })
}
