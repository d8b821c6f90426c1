import type { SlotEvent } from '@maidan/contract'
import type { Showing } from '../showing.ts'
import { boardCoin } from './board-coin.ts'
import { drawHold } from './draw-hold.ts'

const TURN_MS = 1_150
const TURN_FAST_MS = 420
const PAUSE_MS = 260

type Respin = Extract<SlotEvent, { type: 'respin' }>

/** One respin: the empty places turn, and what lands is held. */
export async function showRespin(event: Respin, showing: Showing): Promise<void> {
  const { scene, hud, sounds, hold, fast } = showing
  if (hold === null) return
  const hurry = showing.tap.next()
  hurry.addEventListener('abort', () => {
    showing.fast = true
  })
  hud.spin.set('showing')
  hold.respins -= 1
  drawHold(showing)
  sounds.play('spin')
  const worthMinor = event.coins.map(({ winMinor }) => BigInt(winMinor))
  await scene.hold.respin(
    event.coins.map((coin) => boardCoin(showing, coin)),
    {
      durationMs: fast ? TURN_FAST_MS : TURN_MS,
      hurry,
      onLand: (landed) => {
        sounds.play('coin', hold.held)
        hold.held += 1
        hold.respins = event.respins
        hold.worthMinor += worthMinor[landed] ?? 0n
        drawHold(showing)
      },
    },
  )
  await scene.clock.wait(fast ? 0 : PAUSE_MS, hurry)
}
