import type { SlotEvent } from '@maidan/contract'
import { cascadeStrips } from '../stage/cascades/cascade-strips.ts'
import type { Showing } from './showing.ts'

type Cascade = Extract<SlotEvent, { type: 'cascade' }>

/** What won is gone, and what was above it has come down. */
export async function showCascade({ grid }: Cascade, showing: Showing): Promise<void> {
  const { scene, game } = showing
  const strips = (showing.free === null ? undefined : game.freeReels) ?? game.reels
  scene.wins.clear()
  scene.reels.standAt(
    cascadeStrips(strips, grid),
    game.reels.map(() => 0),
  )
}
