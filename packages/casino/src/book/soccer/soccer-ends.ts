import type { Ends, Pair } from '../book-market.ts'
import { goalRates, restOfHalf, secondHalf, type Ahead } from './minutes-ahead.ts'
import type { ResultChances, SoccerEnd, SoccerState, Strengths } from './soccer-state.ts'

/** More goals of one side in one half are left out. */
const GOALS_MAX = 7
const SIZE = GOALS_MAX + 1
/** Ends less likely than this change no price. */
const CHANCE_MIN = 1e-9

/** Chances of goals to come, by those of home and away. */
type Grid = Float64Array

/**
 * Every end that a match may have from here, by what both sides score until half-time and after it.
 * Its winner is as likely as it is `traded`, so that these ends and the exchange say the same.
 */
export function soccerEnds(
  strengths: Strengths,
  state: SoccerState,
  traded: ResultChances,
): Ends<SoccerEnd> {
  const ends = state.half === 1 ? endsFromFirst(strengths, state) : endsFromSecond(strengths, state)
  return leanedOn(ends, traded)
}

function endsFromFirst(strengths: Strengths, state: SoccerState): Ends<SoccerEnd> {
  const first = goalsAhead(strengths, state, leadOf(state.goals), restOfHalf(state))
  const after = secondHalf(state)
  const byLead = new Map<number, Grid>()
  const secondAt = (lead: number) => {
    const grid = byLead.get(lead) ?? goalsAhead(strengths, state, lead, after)
    byLead.set(lead, grid)
    return grid
  }
  return cellsOf(first).flatMap(({ goals, chance }) => {
    const half = plus(state.goals, goals)
    return cellsOf(secondAt(leadOf(half))).map((cell) => ({
      end: { half, full: plus(half, cell.goals) },
      chance: chance * cell.chance,
    }))
  })
}

function endsFromSecond(strengths: Strengths, state: SoccerState): Ends<SoccerEnd> {
  const half = state.halfTime ?? state.goals
  const rest = goalsAhead(strengths, state, leadOf(state.goals), restOfHalf(state))
  return cellsOf(rest).map(({ goals, chance }) => ({
    end: { half, full: plus(state.goals, goals) },
    chance,
  }))
}

/** Makes home, away and draw as likely as they are traded; within each nothing shifts. */
function leanedOn(ends: Ends<SoccerEnd>, traded: ResultChances): Ends<SoccerEnd> {
  const sums = [0, 0, 0]
  for (const { end, chance } of ends) {
    const result = resultOf(end)
    sums[result] = (sums[result] ?? 0) + chance
  }
  const total = traded.reduce((sum, chance, result) => sum + (sums[result] === 0 ? 0 : chance), 0)
  return ends.map(({ end, chance }) => {
    const result = resultOf(end)
    return { end, chance: (chance * (traded[result] ?? 0)) / ((sums[result] ?? 1) * total) }
  })
}

/** Which of home (0), away (1) and draw (2) an end is. */
function resultOf({ full }: SoccerEnd): 0 | 1 | 2 {
  const lead = leadOf(full)
  if (lead === 0) return 2
  return lead > 0 ? 0 : 1
}

function goalsAhead(
  strengths: Strengths,
  { reds }: Pick<SoccerState, 'reds'>,
  lead: number,
  ahead: readonly Ahead[],
): Grid {
  const rates = Array.from({ length: SIZE * SIZE }, (_, cell) =>
    goalRates(strengths, reds, lead + Math.floor(cell / SIZE) - (cell % SIZE)),
  )
  let grid: Grid = new Float64Array(SIZE * SIZE)
  grid[0] = 1
  for (const { pace } of ahead) grid = minuteLater(grid, rates, pace)
  return grid
}

function minuteLater(grid: Grid, rates: readonly Pair[], pace: number): Grid {
  const later = Float64Array.from(grid)
  const add = (cell: number, chance: number) => {
    later[cell] = (later[cell] ?? 0) + chance
  }
  grid.forEach((chance, cell) => {
    if (chance === 0) return
    const [homeRate, awayRate] = rates[cell] ?? [0, 0]
    const home = cell < SIZE * GOALS_MAX ? chance * homeRate * pace : 0
    const away = cell % SIZE < GOALS_MAX ? chance * awayRate * pace : 0
    add(cell, -home - away)
    if (home > 0) add(cell + SIZE, home)
    if (away > 0) add(cell + 1, away)
  })
  return later
}

function cellsOf(grid: Grid): { goals: Pair; chance: number }[] {
  return [...grid].flatMap((chance, cell) =>
    chance < CHANCE_MIN ? [] : [{ goals: [Math.floor(cell / SIZE), cell % SIZE] as const, chance }],
  )
}

function plus([home, away]: Pair, [moreHome, moreAway]: Pair): Pair {
  return [home + moreHome, away + moreAway]
}

function leadOf([home, away]: Pair): number {
  return home - away
}
