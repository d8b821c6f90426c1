import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { HARI_FOOTHOLDS, hariRows, type HariLevel } from './levels.ts'

/** The footholds that hold in each row, from the lowest row up, each counted from the left. */
export type HoldingRows = readonly (readonly number[])[]

/**
 * Draws a whole tree before the first step. Each row, from the lowest up, takes one draw below its
 * number of footholds, and the foothold it names is the odd one out: the only one that holds on a tree
 * where one holds, otherwise the only rotten one. So every foothold of a row is as likely to hold as
 * any other, and no row knows of another.
 */
export function drawTree(draws: DrawStream, level: HariLevel): HoldingRows {
  const { all, holding } = HARI_FOOTHOLDS[level]
  return Array.from({ length: hariRows(level) }, () => {
    const odd = draws.below(all)
    if (holding === 1) return [odd]
    return Array.from({ length: all }, (_, foothold) => foothold).filter((one) => one !== odd)
  })
}
