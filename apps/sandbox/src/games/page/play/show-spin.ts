import type { SlotEvent } from '@maidan/contract'
import { reelPlan, type ReelStop } from '../stage/reels/reel-plan.ts'
import { awaitedOf } from '../stage/reels/awaited-of.ts'
import { labelCoins } from './hold/label-coins.ts'
import { showExpansion } from './wilds/show-expansion.ts'
import { drawFreeSpins } from './show-free-spins.ts'
import { showSteps } from './cascades/show-steps.ts'
import { sparkle } from '../stage/sparkle.ts'
import type { Showing } from './showing.ts'

type SpinEvent = Extract<SlotEvent, { type: 'spin' }>

/** Stops the reels on what was drawn; a free spin starts them first. */
export async function showSpin(event: SpinEvent, showing: Showing): Promise<void> {
  const { scene, game, hud, still } = showing
  const strips = (event.free ? game.freeReels : undefined) ?? game.reels
  scene.wins.clear()
  showSteps(showing, { free: event.free, at: 0 })
  if (event.free) startFreeSpin(showing)
  const hurry = showing.tap.next()
  hurry.addEventListener('abort', () => {
    showing.fast = true
  })
  hud.spin.set('turning')
  const awaited = awaitedOf(game)
  const plan = reelPlan({
    grid: event.grid,
    awaited,
    awaitedReels: strips.map((strip) => awaited !== null && strip.includes(awaited.symbol)),
    fast: showing.fast || still,
  })
  await scene.reels.land({
    strips,
    stops: event.stops,
    plan,
    hurry,
    fast: showing.fast,
    onStop: (reel, stop) => stopped(event, showing, reel, stop),
    onAnticipate: () => showing.sounds.play('tension'),
  })
  hud.spin.set('showing')
  await showExpansion(event.expandedReels, showing)
}

function startFreeSpin(showing: Showing): void {
  const { scene, free, sounds } = showing
  if (free !== null) {
    free.left -= 1
    drawFreeSpins(showing)
  }
  sounds.play('spin')
  scene.reels.start()
}

function stopped(event: SpinEvent, showing: Showing, reel: number, stop: ReelStop): void {
  const { sounds, scene, theme, game, still } = showing
  sounds.play('stop', reel)
  if (event.coins !== undefined) return labelCoins(showing, event.coins, reel)
  if (stop.awaitedNumber === 0) return
  sounds.play('scatter', stop.awaitedNumber - 1)
  if (still) return
  const { machine, clock, effects } = scene
  const look = { machine, clock, layout: scene.layout(), spark: effects.spark, colour: theme.glow }
  event.grid[reel]?.forEach((symbol, row) => {
    if (symbol === game.scatter?.symbol) void sparkle(look, reel, row)
  })
}
