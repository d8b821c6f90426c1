import { kickerOf, rivalOf, type KickEnd, type PenaltySide } from './kick.ts'

/** Kicks of each side before sudden death. */
export const KICKS_EACH = 5

/** Pairs of kicks in sudden death, after which lots decide between two that are still level. */
export const SUDDEN_PAIRS = 5

/** The most kicks that a shoot-out can have. */
export const KICKS_MAX = (KICKS_EACH + SUDDEN_PAIRS) * 2

/** A shoot-out as far as it has come, with all that is bet on. */
export type PenaltyTally = {
  kicks: number
  /** Goals of each side; those of a level sudden death are not counted beyond five. */
  first: number
  second: number
  saved: number
  /** Whether the first kick of each side went in; null while it has not been taken. */
  firstKick: boolean | null
  secondKick: boolean | null
  /** Who is chosen by lot when all kicks are taken and both are level. */
  lot: PenaltySide | null
}

/** What may happen next: a kick, or the lot. */
export type PenaltyStep = KickEnd | `lot-${PenaltySide}`

export const NO_KICKS: PenaltyTally = {
  kicks: 0,
  first: 0,
  second: 0,
  saved: 0,
  firstKick: null,
  secondKick: null,
  lot: null,
}

/** Saves beyond these say no more to any market. */
export const SAVES_COUNTED = 3

export function afterStep(tally: PenaltyTally, step: PenaltyStep): PenaltyTally {
  if (step === 'lot-first') return { ...tally, lot: 'first' }
  if (step === 'lot-second') return { ...tally, lot: 'second' }
  const side = kickerOf(tally.kicks)
  const isGoal = step === 'goal'
  return levelled({
    ...tally,
    kicks: tally.kicks + 1,
    [side]: tally[side] + (isGoal ? 1 : 0),
    saved: Math.min(SAVES_COUNTED, tally.saved + (step === 'saved' ? 1 : 0)),
    firstKick: tally.kicks === 0 ? isGoal : tally.firstKick,
    secondKick: tally.kicks === 1 ? isGoal : tally.secondKick,
  })
}

/** A pair of sudden death that both have scored leaves five all as it was: no market asks for more. */
function levelled(tally: PenaltyTally): PenaltyTally {
  const { first, second } = tally
  return first > KICKS_EACH && second > KICKS_EACH
    ? { ...tally, first: first - 1, second: second - 1 }
    : tally
}

/** As much of a shoot-out that is decided as markets ask for: not how long its sudden death was. */
export function askedOf(tally: PenaltyTally): PenaltyTally {
  return isSudden(tally) ? { ...tally, kicks: KICKS_EACH * 2 + 1 } : tally
}

/** All kicks are taken and both are level: only lots can part them. */
export function needsLot({ kicks, first, second, lot }: PenaltyTally): boolean {
  return kicks === KICKS_MAX && first === second && lot === null
}

/** Whether it is decided: one side cannot be reached any more, or is ahead after a pair of sudden death. */
export function isDecided(tally: PenaltyTally): boolean {
  const { kicks, first, second, lot } = tally
  if (lot !== null) return true
  if (kicks <= KICKS_EACH * 2) {
    return first > second + leftOf(kicks, 'second') || second > first + leftOf(kicks, 'first')
  }
  return kicks % 2 === 0 && first !== second
}

/** Kicks that a side has left of its first five. */
function leftOf(kicks: number, side: PenaltySide): number {
  const taken = side === 'first' ? Math.ceil(kicks / 2) : Math.floor(kicks / 2)
  return KICKS_EACH - taken
}

/** Who has won a shoot-out that is decided. */
export function winnerOf({ first, second, lot }: PenaltyTally): PenaltySide {
  return lot ?? (first > second ? 'first' : 'second')
}

/** By how many goals the winner is ahead; none when lots decided. */
export function marginOf(tally: PenaltyTally): number {
  const winner = winnerOf(tally)
  return tally[winner] - tally[rivalOf(winner)]
}

/** Whether it took more than five kicks of each side. */
export function isSudden({ kicks }: PenaltyTally): boolean {
  return kicks > KICKS_EACH * 2
}

/** A number of its own for every tally: each count has a place that is wide enough for it. */
export function keyOf(tally: PenaltyTally): number {
  const { kicks, first, second, saved, firstKick, secondKick, lot } = tally
  const marks = [
    KICK_MARKS.indexOf(firstKick),
    KICK_MARKS.indexOf(secondKick),
    LOT_MARKS.indexOf(lot),
  ]
  return [kicks, first, second, saved, ...marks].reduce((key, count) => key * KEY_PLACE + count, 0)
}

const KICK_MARKS: readonly (boolean | null)[] = [null, true, false]
const LOT_MARKS: readonly (PenaltySide | null)[] = [null, 'first', 'second']
const KEY_PLACE = KICKS_MAX + 1
