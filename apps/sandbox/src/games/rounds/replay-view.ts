import { gameFacts } from '../catalog/game-facts.ts'
import { StudioError } from '../errors/studio-error.ts'
import { isDemo } from '../demo/demo-session.ts'
import type { ReplayView } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { roundProof, roundView } from './round-view.ts'
import type { Round } from './round.ts'

/** A past round for whoever holds its link. Throws ROUND_NOT_FOUND while there is nothing to see. */
export function replayView(studio: Studio, round: Round): ReplayView {
  const view = roundView(studio, round)
  if (view === null) throw new StudioError('ROUND_NOT_FOUND')
  return {
    game: gameFacts(round.game, round.currency),
    language: round.language,
    siteOrigin: studio.siteOrigin,
    isDemo: isDemo(round.player),
    round: view,
    proof: roundProof(studio, round, view.events),
  }
}
