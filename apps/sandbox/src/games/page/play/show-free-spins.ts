import type { SlotEvent } from '@maidan/contract'
import { showCard } from './show-card.ts'
import { showSteps } from './cascades/show-steps.ts'
import type { Showing } from './showing.ts'

const INTRO_MS = 2_800
const MORE_MS = 1_300
const SUMMARY_MS = 2_600

type Won = Extract<SlotEvent, { type: 'free_spins_won' }>
type Ended = Extract<SlotEvent, { type: 'free_spins_ended' }>

/** Free spins begin, or more of them are added. */
export async function showFreeSpinsWon(event: Won, showing: Showing): Promise<void> {
  const begins = showing.free === null
  showing.free = { left: event.remaining, multiplier: event.multiplier }
  showing.sounds.play('freeSpins')
  await showCard(showing, begins ? INTRO_MS : MORE_MS, {
    kicker: '',
    big: showing.speech.say(begins ? 'freeSpinsWon' : 'freeSpinsMore', { count: event.count }),
    small:
      event.multiplier > 1
        ? showing.speech.say('freeSpinsTimes', { times: String(event.multiplier) })
        : '',
  })
  drawFreeSpins(showing)
  showSteps(showing, { free: true, at: 0 })
  if (begins) await showing.scene.backdrop.setFree(showing.scene.clock, true)
}

/** The free spins are over: what they paid together. */
export async function showFreeSpinsEnded(event: Ended, showing: Showing): Promise<void> {
  const { speech, money, scene } = showing
  showing.free = null
  drawFreeSpins(showing)
  showSteps(showing, { free: false, at: 0 })
  showing.sounds.play('win')
  await showCard(showing, SUMMARY_MS, {
    kicker: speech.say('freeSpinsOver'),
    big: money(BigInt(event.totalMinor)),
    small: speech.say('freeSpinsTotal', { count: event.played }),
  })
  await scene.backdrop.setFree(scene.clock, false)
}

/** Writes the free spins that are left on the button and above the reels. */
export function drawFreeSpins({ hud, speech, free }: Showing): void {
  hud.spin.setLeft(free && { count: free.left, face: 'free', name: 'freeSpinsLeft' })
  if (free === null) return hud.ribbon.hide()
  const left = speech.say('freeSpinsLeft', { count: free.left })
  const times =
    free.multiplier > 1
      ? ` · ${speech.say('multiplierOf', { times: String(free.multiplier) })}`
      : ''
  hud.ribbon.show(left + times)
}
