import type { SlotCoin, SlotPosition } from '@maidan/contract'
import type { RoundSoFar } from '../round-so-far.ts'
import type { SlotHold } from '../slot-game.ts'
import { drawCoin, type HoldPlay } from './draw-coin.ts'

/**
 * Holds the coins of the paid spin, if there are enough of them, and respins the places without one
 * until no respin or no such place is left. Then every coin pays, and a full grid its prize as well.
 */
export function playHold(
  round: RoundSoFar,
  hold: SlotHold,
  places: readonly SlotPosition[],
  play: HoldPlay,
): void {
  if (round.coins.length < hold.coinsNeeded) return
  round.events.push({ type: 'hold_started', coins: round.coins, respins: hold.respins })
  let respins = hold.respins
  while (respins > 0 && round.coins.length < places.length) {
    const landed = respin(hold, withoutCoin(places, round.coins), play)
    respins = landed.length > 0 ? hold.respins : respins - 1
    round.coins = [...round.coins, ...landed]
    round.played += 1
    const held = round.coins.length
    round.events.push({ type: 'respin', index: round.played, coins: landed, held, respins })
  }
  payHeld(round, hold, places.length, play)
}

/** One respin: a draw for each place, and one more for each coin that lands. */
function respin(
  hold: SlotHold,
  places: readonly SlotPosition[],
  play: HoldPlay,
): readonly SlotCoin[] {
  const { in: hits, outOf } = hold.landing
  return places.flatMap((position) =>
    play.draws.below(outOf) < hits ? [drawCoin(hold, position, play)] : [],
  )
}

function withoutCoin(
  places: readonly SlotPosition[],
  coins: readonly SlotCoin[],
): readonly SlotPosition[] {
  const taken = new Set(coins.map(({ position }) => position.join()))
  return places.filter((place) => !taken.has(place.join()))
}

function payHeld(round: RoundSoFar, hold: SlotHold, full: number, { betMinor }: HoldPlay): void {
  const { coins, played } = round
  const grandMinor = coins.length === full ? betMinor * BigInt(hold.grandTimesBet) : null
  const totalMinor = coins.reduce((sum, { winMinor }) => sum + BigInt(winMinor), grandMinor ?? 0n)
  round.totalMinor += totalMinor
  round.events.push({
    type: 'hold_ended',
    held: coins.length,
    played,
    grandMinor: grandMinor?.toString() ?? null,
    totalMinor: totalMinor.toString(),
  })
}
