import { BLOCKS_PER_ROUND_MAX, drawStream, playSlot, type DrawStream } from '@maidan/casino'
import { offeredGame } from '../catalog/offered-game.ts'
import { seedBlock } from '../fairness/server-seed.ts'
import type { Round } from './round.ts'

type Played = Pick<
  Round,
  'game' | 'betMinor' | 'serverSeed' | 'clientSeed' | 'nonce' | 'setup' | 'choices'
>

/** How a round stands: over, waiting for a choice, or at a choice that may not be made. */
export type Outcome =
  | { kind: 'ended'; events: readonly unknown[]; totalMinor: bigint; unplayedMinor?: bigint }
  | { kind: 'open'; events: readonly unknown[] }
  | { kind: 'illegal' }

/** The one outcome that a round's game, bet, setup, choices, seeds and nonce can have. */
export function computeRound(round: Played): Outcome {
  const offered = offeredGame(round.game)
  const { betMinor } = round
  const draws = drawsOf(round)
  switch (offered.kind) {
    case 'slot': {
      const { events, totalWinMinor } = playSlot(offered.game, { betMinor, draws })
      return { kind: 'ended', events, totalMinor: totalWinMinor }
    }
    case 'turns':
      return offered.game.play({ betMinor, setup: round.setup, choices: round.choices, draws })
    case 'room':
      throw new Error(`${round.game} is played in a room`)
  }
}

function drawsOf({ serverSeed, clientSeed, nonce }: Played): DrawStream {
  const blocks = Array.from({ length: BLOCKS_PER_ROUND_MAX }, (_, block) =>
    seedBlock(serverSeed, { clientSeed, nonce, block }),
  )
  return drawStream(blocks)
}
