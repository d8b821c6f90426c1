import {
  BLOCKS_PER_ROUND_MAX,
  drawJackpot,
  drawStream,
  playSlot,
  type DrawStream,
} from '@maidan/casino'
import { offeredGame } from '../catalog/offered-game.ts'
import { seedBlock } from '../fairness/server-seed.ts'
import { jackpotBet } from '../jackpots/jackpot-bet.ts'
import type { Round } from './round.ts'

type Played = Pick<
  Round,
  | 'game'
  | 'betMinor'
  | 'currency'
  | 'player'
  | 'grantId'
  | 'serverSeed'
  | 'clientSeed'
  | 'nonce'
  | 'setup'
  | 'choices'
>

/** How a round stands: over, waiting for a choice, or at a choice that may not be made. */
export type Outcome = Ended | { kind: 'open'; events: readonly unknown[] } | { kind: 'illegal' }

/** `paidMinor`: what each stake of a round that was raised is paid, the first stake first. */
export type Ended = {
  kind: 'ended'
  events: readonly unknown[]
  totalMinor: bigint
  unplayedMinor?: bigint
  paidMinor?: readonly bigint[]
  /** The code of the jackpot that it won beside. */
  jackpot?: string | null
}

/** The one outcome that a round's game, bet, setup, choices, seeds and nonce can have. */
export function computeRound(round: Played): Outcome {
  const offered = offeredGame(round.game)
  const { betMinor } = round
  const draws = drawsOf(round)
  switch (offered.kind) {
    case 'slot': {
      const { events, totalWinMinor } = playSlot(offered.game, { betMinor, draws })
      return { kind: 'ended', events, totalMinor: totalWinMinor, jackpot: wonJackpot(round, draws) }
    }
    case 'turns':
      return offered.game.play({ betMinor, setup: round.setup, choices: round.choices, draws })
    case 'room':
      throw new Error(`${round.game} is played in a room`)
  }
}

/** Drawn after all that the round itself draws, so that it changes nothing of it. */
function wonJackpot(round: Played, draws: DrawStream): string | null {
  const bet = jackpotBet(round)
  return bet !== null && drawJackpot(bet.jackpot, bet, draws) ? bet.jackpot.code : null
}

function drawsOf({ serverSeed, clientSeed, nonce }: Played): DrawStream {
  const blocks = Array.from({ length: BLOCKS_PER_ROUND_MAX }, (_, block) =>
    seedBlock(serverSeed, { clientSeed, nonce, block }),
  )
  return drawStream(blocks)
}
