import type { SlotEvent } from '@maidan/contract'
import { easeOut } from '../../stage/easing.ts'
import { countDurationMs, countedMinor } from './count-up.ts'
import { nameGroups } from '../clusters/name-groups.ts'
import type { Showing } from '../showing.ts'
import { winSentence } from './win-sentence.ts'
import { winTier } from './win-tier.ts'

const HOLD_MS = 450
const HOLD_FAST_MS = 180
const LIGHT_MS = 1_200

type WinsEvent = Extract<SlotEvent, { type: 'wins' }>

/** Lights every win of a spin and counts it onto what the round has won so far. */
export async function showWins(event: WinsEvent, showing: Showing): Promise<void> {
  const { scene, hud, sounds, speech, still } = showing
  const totalMinor = BigInt(event.totalMinor)
  const signal = showing.tap.next()
  scene.wins.show(event.wins, still)
  scene.machine.bulbs.chase(true)
  // A win that is not above the bet is shown, but not cheered.
  const cheer = totalMinor > showing.betMinor || showing.free !== null
  if (cheer) sounds.play('win')
  sayView(event, showing)
  const groups = event.wins.filter(({ kind }) => kind === 'cluster')
  await nameGroups(groups, showing, signal)
  const tier = winTier(totalMinor, showing.betMinor)
  if (showing.plain && (tier === 'big' || tier === 'mega'))
    return lightOnly(showing, totalMinor, signal)
  const label = speech.say(showing.free === null ? 'win' : 'totalWin')
  await countTo(showing, showing.wonMinor + totalMinor, {
    signal,
    durationMs: still || showing.fast ? 200 : countDurationMs(totalMinor, showing.betMinor),
    draw: (minor) => hud.plaque.amount(label, showing.money(minor), cheer),
  })
  await scene.clock.wait(showing.fast ? HOLD_FAST_MS : HOLD_MS, signal)
  scene.machine.bulbs.chase(false)
}

/** Where wins follow one another in one round, each is said; otherwise the total is enough. */
function sayView({ wins, totalMinor }: WinsEvent, showing: Showing): void {
  const { game, hud, speech, money, plain } = showing
  if (wins.some(({ kind }) => kind === 'cluster'))
    return hud.plaque.announce(wins.map((win) => winSentence(showing, win)).join('. '))
  const amount = money(BigInt(totalMinor))
  const times = wins[0]?.multiplier ?? 1
  switch (game.mechanic.kind) {
    case 'spins':
    case 'hold':
      return
    case 'cascades':
      return hud.plaque.announce(speech.say('cascadeWin', { amount, times: String(times) }))
    case 'respins':
      if (!plain) hud.plaque.announce(speech.say('viewWin', { amount }))
  }
}

/** A win about to be celebrated is not counted twice: it only lights up. */
async function lightOnly(showing: Showing, totalMinor: bigint, signal: AbortSignal): Promise<void> {
  showing.hud.plaque.message('')
  showing.wonMinor += totalMinor
  await showing.scene.clock.wait(LIGHT_MS, signal)
  showing.scene.machine.bulbs.chase(false)
}

type Count = {
  signal: AbortSignal
  durationMs: number
  draw: (minor: bigint) => void
}

/** Runs the counter from what was won before up to `toMinor`. */
async function countTo(showing: Showing, toMinor: bigint, count: Count): Promise<void> {
  const fromMinor = showing.wonMinor
  let ticks = 0
  await showing.scene.clock.play({
    durationMs: count.durationMs,
    easing: easeOut,
    signal: count.signal,
    update: (progress) => {
      count.draw(countedMinor(fromMinor, toMinor, progress))
      const tick = Math.floor(progress * 12)
      if (tick > ticks) showing.sounds.play('count', tick)
      ticks = tick
    },
  })
  showing.wonMinor = toMinor
}
