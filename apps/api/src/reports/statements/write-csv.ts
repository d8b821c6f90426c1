import type { PlayerStatement, StatementRow } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import { isMovement } from './movement-kinds.ts'
import type { StatementWords } from './statement-words.ts'

/** By this mark a spreadsheet knows the text for UTF-8, without which Bangla is unreadable. */
const BYTE_ORDER_MARK = '\uFEFF'

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
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
