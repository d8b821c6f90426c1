import type { LimitScope, Sport } from '@maidan/exchange/lists'

/** What the house may lose now on one thing that has a limit. */
export type HouseRiskRow = {
  scope: LimitScope
  sport: Sport
  eventName: string
  marketName: string
  marketCode: string | null
  runnerName: string | null
  player: { id: bigint; username: string } | null
  atRiskMinor: bigint
}

/** Rows of one scope that are read at most: those at which most is at risk. */
export const RISKS_MAX = 50

/** Those at which most is at risk, as many as are shown. */
export function largestRisks(rows: readonly HouseRiskRow[]): HouseRiskRow[] {
  return rows
    .filter(({ atRiskMinor }) => atRiskMinor > 0n)
    .toSorted((one, other) => Number(other.atRiskMinor - one.atRiskMinor))
    .slice(0, RISKS_MAX)
}
