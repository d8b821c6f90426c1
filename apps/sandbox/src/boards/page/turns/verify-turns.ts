import { turnGame } from '@maidan/casino'
import { verifyDrawn, type Verdict } from '../../../games/page/fairness/verify-round.ts'
import type { RoundProof } from '../../../games/studio-api.ts'

/** Plays a past round of a board again in this browser, choice by choice. */
export async function verifyTurns(code: string, proof: RoundProof): Promise<Verdict> {
  const game = turnGame(code)
  if (game === undefined) return 'bad-round'
  const { setup, choices } = proof
  const betMinor = BigInt(proof.betMinor)
  return verifyDrawn(proof, (draws) => {
    const play = game.play({ betMinor, setup, choices, draws })
    return play.kind === 'ended' ? play : null
  })
}
