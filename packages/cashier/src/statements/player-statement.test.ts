import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playerStatement, STATEMENT_KINDS, type StatementRow } from './player-statement.ts'

const november = { month: '2026-11', lastDay: '2026-11-30', currency: 'BDT' } as const
const MONTH_MINUTES = 30 * 24 * 60

/** One movement as it is drawn: how long after the one before, what, and how much. */
const move = fc.record({
  afterMinutes: fc.integer({ min: 0, max: 40 * 60 }),
  kind: fc.constantFrom(...STATEMENT_KINDS),
  amountMinor: fc
    .bigInt({ min: -1_000_000_000n, max: 1_000_000_000n })
    .filter((amount) => amount !== 0n),
})
type Move = Pick<StatementRow, 'kind' | 'amountMinor'> & { afterMinutes: number }

function rowsOf(drawn: readonly Move[], openingMinor: bigint): StatementRow[] {
  let minute = 0
  let balanceAfterMinor = openingMinor
  const rows = drawn.map(({ afterMinutes, kind, amountMinor }, index) => {
    minute += afterMinutes
    balanceAfterMinor += amountMinor
    const reference = `T${index}`
    const row = { time: timeAt(minute), kind, wordsKey: kind, reference, amountMinor }
    return { minute, row: { ...row, balanceAfterMinor } }
  })
  return rows.filter((one) => one.minute < MONTH_MINUTES).map(({ row }) => row)
}

/** The clock so many minutes into the month. */
function timeAt(minute: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `2026-11-${two(minute / 1440 + 1)} ${two((minute / 60) % 24)}:${two(minute % 60)}:00`
}

const moves = fc.array(move, { maxLength: 60 })
const opening = fc.bigInt({ min: 0n, max: 1_000_000_000_000n })

test('opening and sum are the closing balance, in the month, each day and each kind', () => {
  fc.assert(
    fc.property(moves, opening, (drawn, openingMinor) => {
      const rows = rowsOf(drawn, openingMinor)
      const said = playerStatement({ ...november, openingMinor, rows })
      expect(said).toEqual({ month: '2026-11', currency: 'BDT', ...slowly(rows, openingMinor) })
      expect(said.closingMinor).toBe(openingMinor + total(said.sums))
      for (const [index, { sums, closingMinor }] of said.days.entries())
        expect(closingMinor).toBe(
          (said.days[index - 1]?.closingMinor ?? openingMinor) + total(sums),
        )
    }),
  )
})

test('no statement is made of balances that do not follow from each other', () => {
  fc.assert(
    fc.property(
      moves,
      opening,
      fc.nat(),
      fc.integer({ min: 1 }),
      (drawn, openingMinor, at, off) => {
        const rows = rowsOf(drawn, openingMinor)
        fc.pre(rows.length > 0)
        const broken = rows.map((row, index) =>
          index === at % rows.length
            ? { ...row, balanceAfterMinor: row.balanceAfterMinor + BigInt(off) }
            : row,
        )
        expect(() => playerStatement({ ...november, openingMinor, rows: broken })).toThrow(
          'the balance',
        )
      },
    ),
  )
})

test('times that were booked the other way round begin no day twice and leave no month', () => {
  const times = ['2026-11-30 00:00:00', '2026-11-29 23:59:59', '2026-12-01 00:00:00']
  const rows = times.map((time, index) => ({
    time,
    kind: 'games' as const,
    wordsKey: 'game_win',
    reference: String(index),
    amountMinor: 1n,
    balanceAfterMinor: BigInt(index + 1),
  }))
  const { days } = playerStatement({ ...november, openingMinor: 0n, rows })
  expect(days.map(({ day, rows: { length } }) => [day, length])).toEqual([['2026-11-30', 3]])
})

/** Asks for every day of the month and every kind anew, over all rows. */
function slowly(rows: readonly StatementRow[], openingMinor: bigint) {
  const all = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
  const days = all.flatMap((day) => {
    const ofDay = rows.filter(({ time }) => time.startsWith(day))
    const untilDay = rows.filter(({ time }) => time.slice(0, 10) <= day)
    const closingMinor = sum(untilDay, openingMinor)
    return ofDay.length > 0 ? [{ day, rows: ofDay, sums: sumsSlowly(ofDay), closingMinor }] : []
  })
  return { openingMinor, closingMinor: sum(rows, openingMinor), days, sums: sumsSlowly(rows) }
}

function sumsSlowly(rows: readonly StatementRow[]) {
  const kinds = STATEMENT_KINDS.filter((kind) => rows.some((row) => row.kind === kind))
  return kinds.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    return { kind, count: ofKind.length, sumMinor: sum(ofKind, 0n) }
  })
}

function sum(rows: readonly StatementRow[], fromMinor: bigint): bigint {
  let total = fromMinor
  for (const { amountMinor } of rows) total += amountMinor
  return total
}

function total(sums: readonly { sumMinor: bigint }[]): bigint {
  return sums.reduce((all, { sumMinor }) => all + sumMinor, 0n)
}
