import { LOTTERY_NUMBERS, LOTTERY_PICKS_MAX } from '@maidan/casino'

/** A lucky pick has so many numbers when the player has chosen none. */
const LUCKY_USUAL = 3

/** The numbers after one was tapped, smallest first; null when there is no room for it. */
export function togglePick(picks: readonly number[], number: number): number[] | null {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number)
  if (picks.length >= LOTTERY_PICKS_MAX) return null
  return [...picks, number].toSorted((a, b) => a - b)
}

/** As many other numbers as were chosen, by chance from 0 to 1; every choice is equally likely. */
export function luckyPick(count: number, random: () => number): number[] {
  const left = Array.from({ length: LOTTERY_NUMBERS }, (_, index) => index + 1)
  const picks = Array.from({ length: count || LUCKY_USUAL }, () => {
    const [number = 1] = left.splice(Math.floor(random() * left.length), 1)
    return number
  })
  return picks.toSorted((a, b) => a - b)
}
