import { PRIZES, TICKETS_IN_TABLE } from './list-prizes.ts'

export type TableFigures = {
  /** Return to player in percent, as text: '96.1'. Exact, not rounded. */
  readonly returnPercent: string
  /** Tickets in a hundred that pay anything, as text. Exact, not rounded. */
  readonly hitPercent: string
  readonly maxMultiple: number
}

/** Computes the figures of the prize table by going through all of its tickets. */
export function computeReturn(): TableFigures {
  let paid = 0
  let hits = 0
  let maxMultiple = 0
  for (const prize of PRIZES) {
    paid += prize.weight * prize.multiple
    hits += prize.weight
    maxMultiple = Math.max(maxMultiple, prize.multiple)
  }
  return { returnPercent: toPercent(paid), hitPercent: toPercent(hits), maxMultiple }
}

/** The table has 10^6 tickets, so a percentage has four decimals at most and stays exact. */
function toPercent(share: number): string {
  const tenThousandths = Math.round((share * 1_000_000) / TICKETS_IN_TABLE)
  const decimals = String(tenThousandths % 10_000)
    .padStart(4, '0')
    .replace(/00$/, '')
  return `${Math.floor(tenThousandths / 10_000)}.${decimals}`
}
