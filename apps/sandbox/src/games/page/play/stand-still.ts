import { reelPlan } from '../stage/reels/reel-plan.ts'
import type { StandingView } from '../stage/reels/standing-view.ts'
import type { Table } from './table.ts'

/** Brings turning reels back to where they stood. */
export async function standStill(
  { scene, game }: Pick<Table, 'scene' | 'game'>,
  { strips, stops }: StandingView,
): Promise<void> {
  const grid = game.reels.map((): string[] => [])
  const awaitedReels = game.reels.map(() => false)
  await scene.reels.land({
    strips,
    stops,
    plan: reelPlan({ grid, awaited: null, awaitedReels, fast: true }),
    hurry: AbortSignal.abort(),
    fast: true,
    onStop: () => undefined,
    onAnticipate: () => undefined,
  })
}
