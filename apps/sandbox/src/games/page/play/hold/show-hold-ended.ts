import type { SlotEvent } from '@maidan/contract'
import { showCard } from '../show-card.ts'
import type { Showing } from '../showing.ts'
import { drawHold } from './draw-hold.ts'

const SUMMARY_MS = 2_800
const GRAND_MS = 3_600

type Ended = Extract<SlotEvent, { type: 'hold_ended' }>

/** The last respin is over: a full grid is cheered, and what the coins pay together is said. */
export async function showHoldEnded(event: Ended, showing: Showing): Promise<void> {
  const { scene, speech, money, sounds } = showing
  const totalMinor = BigInt(event.totalMinor)
  if (event.grandMinor !== null) await showGrand(BigInt(event.grandMinor), showing)
  await scene.hold.collect(showing.tap.next(), (counted) => sounds.play('count', counted))
  showing.wonMinor += totalMinor
  showing.hold = null
  sounds.play('win')
  await showCard(showing, SUMMARY_MS, {
    kicker: speech.say('holdOver'),
    big: money(totalMinor),
    small: speech.say('holdTotal', { count: event.held }),
  })
  drawHold(showing)
  await Promise.all([scene.hold.close(), scene.backdrop.setFree(scene.clock, false)])
}

async function showGrand(grandMinor: bigint, showing: Showing): Promise<void> {
  const { speech, money, sounds } = showing
  sounds.play('bigWin')
  await showCard(showing, GRAND_MS, {
    kicker: speech.say('gridFull'),
    big: money(grandMinor),
    small: speech.say('prizeGrand'),
  })
}
