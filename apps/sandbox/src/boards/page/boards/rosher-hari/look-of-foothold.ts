import type { ClimbView } from './climb-steps.ts'

/**
 * What a foothold shows. `later`: in a row above the next one. `next`: it can be chosen. `tried`: it is
 * stood on. `sound` and `rotten` are told of those that were left when the round has ended.
 */
export type FootholdLook =
  | 'later'
  | 'next'
  | 'passed'
  | 'tried'
  | 'held'
  | 'fell'
  | 'sound'
  | 'rotten'

/** What a foothold shows; rows are counted from 1, the lowest. */
export function lookOfFoothold(view: ClimbView, row: number, foothold: number): FootholdLook {
  const { climbed, tried, fellAt, holding } = view
  const isNext = row === climbed.length + 1
  if (climbed[row - 1] === foothold) return 'held'
  if (isNext && fellAt === foothold) return 'fell'
  if (isNext && tried === foothold) return 'tried'
  if (holding !== null) return holding[row - 1]?.includes(foothold) ? 'sound' : 'rotten'
  if (row <= climbed.length) return 'passed'
  return isNext ? 'next' : 'later'
}
