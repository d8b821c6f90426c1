import type { SlotEvent } from '@maidan/contract'
import { burstPlaces } from '../../stage/cascades/burst-places.ts'
import { gridStrips } from '../../stage/reels/grid-strips.ts'
import { fallReels } from '../../stage/cascades/fall-reels.ts'
import { showSteps } from './show-steps.ts'
import type { Showing } from '../showing.ts'

/** Without movement the new view stands a moment before its wins are lit. */
const STILL_MS = 350
const PAUSE_MS = 120

type Cascade = Extract<SlotEvent, { type: 'cascade' }>

/** What has won bursts, what was above it falls, and the next wins are worth more. */
export async function showCascade(event: Cascade, showing: Showing): Promise<void> {
  const { scene, game, hud, sounds, still } = showing
  const { machine, clock, effects } = scene
  const own = showing.free === null ? undefined : game.freeReels
  const strips = gridStrips(own ?? game.reels, event.grid)
  const hurry = showing.tap.next()
  hurry.addEventListener('abort', () => {
    showing.fast = true
  })
  hud.spin.set('turning')
  scene.wins.clear()
  sounds.play('burst', event.index)
  if (still) {
    scene.reels.standAt(strips, game.reels.map(toStart))
    showSteps(showing, { free: showing.free !== null, at: event.index })
    return clock.wait(STILL_MS, hurry)
  }
  const { glow, spark } = effects
  const look = { machine, clock, layout: scene.layout(), glow, spark, colour: showing.theme.glow }
  if (!showing.fast) await burstPlaces(look, event.removed, hurry)
  showSteps(showing, { free: showing.free !== null, at: event.index })
  const onLand = (reel: number) => sounds.play('stop', reel)
  await fallReels({ machine, clock }, { removed: event.removed, strips, hurry, onLand })
  hud.spin.set('showing')
  await clock.wait(showing.fast ? 0 : PAUSE_MS, hurry)
}

function toStart(): number {
  return 0
}
