import { minuteRates, REDS_MAX, type GoalStrengths, type SoccerState } from './minute-rates.ts'

/** Home, away, draw, as the runners stand. They add up to 1. */
export type ResultChances = readonly [home: number, away: number, draw: number]

/** Where the match is: minutes played of this half, and those still to add once they are announced. */
export type SoccerClock = Readonly<{ half: 1 | 2; played: number; addedLeft: number | null }>

export type ResultModel = { at: (clock: SoccerClock, state: SoccerState) => ResultChances }

export const HALF_MINUTES = 45

/** How likely the fourth official shows so many minutes, by half: [minutes, chance]. */
export const ADDED_TIME: Readonly<Record<1 | 2, readonly (readonly [number, number])[]>> = {
  1: [
    [1, 0.25],
    [2, 0.35],
    [3, 0.25],
    [4, 0.15],
  ],
  2: [
    [2, 0.1],
    [3, 0.2],
    [4, 0.3],
    [5, 0.2],
    [6, 0.15],
    [7, 0.05],
  ],
}

/** A lead beyond this is as good as won; the table ends there. */
const LEAD_MAX = 6
const LEADS = 2 * LEAD_MAX + 1
const REDS = REDS_MAX + 1
const STATES = LEADS * REDS * REDS

/** Every state with its place in a table, and the place of what each event makes of it. */
const BRANCHES = everyState().map((state) => ({
  state,
  index: indexOf(state),
  next: {
    homeGoal: indexOf({ ...state, lead: state.lead + 1 }),
    awayGoal: indexOf({ ...state, lead: state.lead - 1 }),
    homeRed: indexOf({ ...state, homeReds: state.homeReds + 1 }),
    awayRed: indexOf({ ...state, awayReds: state.awayReds + 1 }),
  },
}))

/** For every state the chance of home and of away, side by side. */
type Table = Float64Array

/**
 * The exact chances of a match whose goals are a Poisson process in steps of a minute: worked
 * backwards from the final whistle, minute by minute, over lead and players sent off, with the
 * added time as likely as it is until it is announced.
 */
export function createResultModel(strengths: GoalStrengths): ResultModel {
  const second = halfTables(strengths, 2, finalWhistle())
  const first = halfTables(strengths, 1, second.played[0] ?? finalWhistle())
  return {
    at({ half, played, addedLeft }, state) {
      const tables = half === 1 ? first : second
      const table = addedLeft === null ? tables.played[played] : tables.added[addedLeft]
      if (table === undefined) throw new RangeError(`minute ${played} is not in the half`)
      const index = 2 * indexOf(state)
      const home = table[index] ?? 0
      const away = table[index + 1] ?? 0
      return [home, away, Math.max(0, 1 - home - away)]
    },
  }
}

/** The tables of a half, by minutes played before added time and by added minutes left. */
function halfTables(strengths: GoalStrengths, half: 1 | 2, end: Table) {
  const added = [end]
  const longest = Math.max(...ADDED_TIME[half].map(([minutes]) => minutes))
  for (let left = 1; left <= longest; left += 1)
    added.push(stepBack(added[left - 1] ?? end, strengths, half * HALF_MINUTES))
  const played: Table[] = []
  played[HALF_MINUTES] = mix(ADDED_TIME[half].map(([left, chance]) => [added[left] ?? end, chance]))
  for (let minute = HALF_MINUTES - 1; minute >= 0; minute -= 1) {
    const after = played[minute + 1] ?? end
    played[minute] = stepBack(after, strengths, (half - 1) * HALF_MINUTES + minute + 1)
  }
  return { played, added }
}

function finalWhistle(): Table {
  const table = new Float64Array(2 * STATES)
  for (const { state, index } of BRANCHES) {
    table[2 * index] = state.lead > 0 ? 1 : 0
    table[2 * index + 1] = state.lead < 0 ? 1 : 0
  }
  return table
}

function mix(parts: readonly (readonly [Table, number])[]): Table {
  const table = new Float64Array(2 * STATES)
  for (const [part, chance] of parts)
    for (let index = 0; index < table.length; index += 1)
      table[index] = (table[index] ?? 0) + chance * (part[index] ?? 0)
  return table
}

function stepBack(after: Table, strengths: GoalStrengths, minute: number): Table {
  const table = new Float64Array(2 * STATES)
  for (const { state, index, next } of BRANCHES) {
    const { homeGoal, awayGoal, homeRed, awayRed } = minuteRates(strengths, minute, state)
    const quiet = 1 - homeGoal - awayGoal - homeRed - awayRed
    for (let side = 0; side < 2; side += 1)
      table[2 * index + side] =
        homeGoal * (after[2 * next.homeGoal + side] ?? 0) +
        awayGoal * (after[2 * next.awayGoal + side] ?? 0) +
        homeRed * (after[2 * next.homeRed + side] ?? 0) +
        awayRed * (after[2 * next.awayRed + side] ?? 0) +
        quiet * (after[2 * index + side] ?? 0)
  }
  return table
}

function indexOf({ lead, homeReds, awayReds }: SoccerState): number {
  const clamped = Math.max(-LEAD_MAX, Math.min(LEAD_MAX, lead)) + LEAD_MAX
  return (clamped * REDS + Math.min(homeReds, REDS_MAX)) * REDS + Math.min(awayReds, REDS_MAX)
}

function everyState(): SoccerState[] {
  return Array.from({ length: STATES }, (_, index) => ({
    lead: Math.floor(index / (REDS * REDS)) - LEAD_MAX,
    homeReds: Math.floor(index / REDS) % REDS,
    awayReds: index % REDS,
  }))
}
