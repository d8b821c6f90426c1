import type { SlotEvent } from '@maidan/contract'
import { showCard } from '../show-card.ts'
import type { Showing } from '../showing.ts'
import { boardCoin } from './board-coin.ts'
import { drawHold, worthOf } from './draw-hold.ts'

const INTRO_MS = 2_800

type Started = Extract<SlotEvent, { type: 'hold_started' }>

/** Enough coins have come: the reels make way for a board that holds them. */
export async function showHoldStarted(event: Started, showing: Showing): Promise<void> {
  const { scene, speech, sounds } = showing
  const { coins, respins } = event
  sounds.play('hold')
  await showCard(showing, INTRO_MS, {
    kicker: '',
    big: speech.say('holdStarted', { count: coins.length }),
    small: speech.say('holdRespins', { count: respins }),
  })
  showing.hold = { respins, held: coins.length, worthMinor: worthOf(coins) }
  showing.fast = false
  drawHold(showing)
  await Promise.all([
    scene.backdrop.setFree(scene.clock, true),
    scene.hold.open(coins.map((coin) => boardCoin(showing, coin))),
  ])
}
