import type { DealHand } from '../deal/deal-steps.ts'
import type { RoadResult } from './road-result.ts'

/** A win of a side in the big road, with the ties that followed it. */
export type RoadMark = { side: DealHand; column: number; row: number; ties: number }

export const ROAD_ROWS = 6

/**
 * The big road: each run of one side goes down a column of its own, and turns right for good where
 * the column is full or taken. A tie is counted on the win before it; ties before the first win are
 * left out, since there is nothing to count them on. Oldest first.
 */
export function layBigRoad(results: readonly RoadResult[]): readonly RoadMark[] {
  const taken = new Set<string>()
  let column = 0
  return runsOf(results).flatMap((run) => {
    while (taken.has(`${column} 0`)) column += 1
    return layRun(run, column, taken)
  })
}

/** Wins of one side after each other: how many ties followed each of them. */
type Run = { side: DealHand; ties: number[] }

function runsOf(results: readonly RoadResult[]): readonly Run[] {
  const runs: Run[] = []
  for (const { winner } of results) {
    const run = runs.at(-1)
    const ties = run?.ties.at(-1)
    if (winner !== 'even') {
      if (run?.side === winner) run.ties.push(0)
      else runs.push({ side: winner, ties: [0] })
    } else if (run !== undefined && ties !== undefined) {
      run.ties[run.ties.length - 1] = ties + 1
    }
  }
  return runs
}

function layRun({ side, ties }: Run, firstColumn: number, taken: Set<string>): RoadMark[] {
  let [column, row] = [firstColumn, 0]
  let hasTurned = false
  return ties.map((ties, index) => {
    if (index > 0) {
      hasTurned ||= row + 1 === ROAD_ROWS || taken.has(`${column} ${row + 1}`)
      if (hasTurned) column += 1
      else row += 1
    }
    taken.add(`${column} ${row}`)
    return { side, column, row, ties }
  })
}
