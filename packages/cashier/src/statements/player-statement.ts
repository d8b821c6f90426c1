import type { Currency } from '@maidan/money'

/** What the movements of a player's cash are added up by, in the order in which they are shown. */
export const STATEMENT_KINDS = [
  'deposits',
  'withdrawals',
  'games',
  'exchange',
  'bonuses',
  'others',
] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** One movement of a player's cash, as the ledger has it. */
export type StatementRow = {
  /** What a clock in Dhaka showed: `2026-11-23 14:05:09`. */
  time: string
  kind: StatementKind
  /** Names what happened in the words of a language. */
  wordsKey: string
  reference: string
  /** Below zero for what left. */
  amountMinor: bigint
  balanceAfterMinor: bigint
}

export type KindSum = { kind: StatementKind; count: number; sumMinor: bigint }

export type StatementDay = {
  /** `2026-11-23` */
  day: string
  rows: StatementRow[]
  sums: KindSum[]
  closingMinor: bigint
}

export type PlayerStatement = {
  month: string
  currency: Currency
  openingMinor: bigint
  closingMinor: bigint
  /** Days on which money moved. */
  days: StatementDay[]
  /** Over the whole month. */
  sums: KindSum[]
}

type Movements = {
  /** `2026-11`, by the calendar of Dhaka. */
  month: string
  /** The month's last day: `2026-11-30`. */
  lastDay: string
  currency: Currency
  openingMinor: bigint
  /** In the order in which they were booked. */
  rows: readonly StatementRow[]
}

/**
 * A player's statement of a month. Every balance has to follow from the one before it.
 * @throws where one does not: a statement that is wrong is worse than none.
 */
export function playerStatement({
  month,
  lastDay,
  currency,
  openingMinor,
  rows,
}: Movements): PlayerStatement {
  const days: StatementDay[] = []
  let balanceMinor = openingMinor
  for (const row of rows) {
    balanceMinor += row.amountMinor
    if (row.balanceAfterMinor !== balanceMinor)
      throw new Error(`${row.reference}: the balance ${row.balanceAfterMinor} is ${balanceMinor}`)
    bookOn(days, shownDay(row.time, lastDay, days.at(-1)), row)
  }
  const summed = days.map((day) => ({ ...day, sums: sumsOf(day.rows) }))
  return {
    month,
    currency,
    openingMinor,
    closingMinor: balanceMinor,
    days: summed,
    sums: sumsOf(rows),
  }
}

/**
 * What is booked at the same moment by two processes may have its times the other way round, so
 * that around midnight a day could begin twice or the month be left.
 */
function shownDay(time: string, lastDay: string, before: StatementDay | undefined): string {
  const day = time.slice(0, lastDay.length)
  if (before !== undefined && day < before.day) return before.day
  return day > lastDay ? lastDay : day
}

function bookOn(days: StatementDay[], day: string, row: StatementRow): void {
  const last = days.at(-1)
  if (last?.day !== day) {
    days.push({ day, rows: [row], sums: [], closingMinor: row.balanceAfterMinor })
    return
  }
  last.rows.push(row)
  last.closingMinor = row.balanceAfterMinor
}

function sumsOf(rows: readonly StatementRow[]): KindSum[] {
  return STATEMENT_KINDS.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    const sumMinor = ofKind.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
    return ofKind.length > 0 ? [{ kind, count: ofKind.length, sumMinor }] : []
  })
}
