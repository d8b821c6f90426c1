import { isMovement, type PlayerStatement, type StatementRow } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import { csvTable } from './csv-table.ts'
import type { StatementWords } from './statement-words.ts'

/** A statement as a table after RFC 4180: a row a movement, between the two balances. */
export function writeCsv(statement: PlayerStatement, words: StatementWords): string {
  const { currency, openingMinor, closingMinor, days } = statement
  const amount = (minor: bigint) => decimalAmount(minor, currency)
  const lineOf = ({ time, kind, wordsKey, reference, ...row }: StatementRow) => [
    time,
    isMovement(wordsKey) ? words.movements[wordsKey] : words.kinds[kind],
    reference,
    amount(row.amountMinor),
    amount(row.balanceAfterMinor),
    currency,
  ]
  const lines = [
    [words.time, words.what, words.reference, words.amount, words.balance, words.currency],
    ['', words.opening, '', '', amount(openingMinor), currency],
    ...days.flatMap(({ rows }) => rows.map(lineOf)),
    ['', words.closing, '', '', amount(closingMinor), currency],
  ]
  return csvTable(lines)
}
