import type { SlotEvent } from '@maidan/contract'
import { gridStrips } from '../../stage/reels/grid-strips.ts'
import { reelPlan } from '../../stage/reels/reel-plan.ts'
import { showExpansion } from './show-expansion.ts'
import type { Showing } from '../showing.ts'
import { drawRespin } from './draw-respin.ts'

/** A held reel lights up a moment before the others turn. */
const LIGHT_MS = 620

type WildRespin = Extract<SlotEvent, { type: 'wild_respin' }>

/** Wild reels stay in their light while the others spin again; a new one grows as in a spin. */
export async function showWildRespin(event: WildRespin, showing: Showing): Promise<void> {
  const { scene, game, hud, sounds, still } = showing
  const hurry = showing.tap.next()
  hurry.addEventListener('abort', () => {
    showing.fast = true
  })
  hud.spin.set('turning')
  scene.wins.clear()
  holdReels(event, showing)
  drawRespin(showing, event)
  sounds.play('fireflies', event.index)
  if (!still && !showing.fast) await scene.clock.wait(LIGHT_MS, hurry)
  sounds.play('spin')
  scene.reels.start(event.held)
  const fast = showing.fast || still
  const awaitedReels = game.reels.map(() => false)
  await scene.reels.land({
    strips: game.reels,
    stops: event.stops,
    plan: reelPlan({ grid: event.grid, awaited: null, awaitedReels, fast }),
    hurry,
    fast: showing.fast,
    held: event.held,
    onStop: (reel) => sounds.play('stop', reel),
    onAnticipate: () => undefined,
  })
  hud.spin.set('showing')
  await showExpansion(event.expandedReels, showing)
}

/** Lays wilds on the held reels themselves, so that they stand even when the page is turned. */
function holdReels({ held, grid }: WildRespin, { scene, game }: Showing): void {
  const strips = gridStrips(game.reels, grid)
  for (const reel of held) scene.machine.reels[reel]?.setStrip(strips[reel] ?? [''], 0)
}
