import { setImmediate } from 'node:timers/promises'
import type { KindSum, PlayerStatement, StatementDay } from '@maidan/cashier'
import { groupedAmount } from '@maidan/money'
import type { StatementWords } from './statement-words.ts'
import { openSheets, SHEET, type Sheets } from './open-sheets.ts'

const ROW = 18
const TOP = 60
const FOOT_Y = SHEET.height - 32
const LAST_ROW_Y = FOOT_Y - 2 * ROW
const RIGHT = SHEET.width - SHEET.margin
/** As wide as a figure, unlike the hyphen. */
const MINUS = '\u2212'
/** Left edges of words and right edges of figures. */
const COLUMNS = { day: SHEET.margin, what: 130, count: 340, amount: 450, balance: RIGHT }

type Print = { sheets: Sheets; words: StatementWords; statement: PlayerStatement; y: number }

/**
 * A statement to be printed: the sums of each kind, of the month and of its days. Shaping letters is
 * slow, so others get their turn after each day.
 */
export async function writePdf(
  statement: PlayerStatement,
  words: StatementWords,
  username: string,
): Promise<Buffer> {
  const sheets = await openSheets(`${words.title} ${statement.month}`)
  const print: Print = { sheets, words, statement, y: TOP }
  writeHead(print, username)
  writeMonth(print)
  await writeDays(print)
  return sheets.close((sheet, count) => {
    const quiet = { y: FOOT_Y, size: 8, isQuiet: true }
    sheets.write(words.zone, { ...quiet, x: SHEET.margin })
    sheets.write(`${sheet} / ${count}`, { ...quiet, x: RIGHT, edge: 'right' })
  })
}

function writeHead(print: Print, username: string): void {
  const { sheets, words, statement } = print
  const [year = '', month = ''] = statement.month.split('-')
  const named = `${words.months[Number(month) - 1] ?? month} ${year}`
  sheets.write(words.title, { x: SHEET.margin, y: print.y, size: 20, weight: 700 })
  sheets.write(named, { x: RIGHT, y: print.y, edge: 'right', size: 14, weight: 700 })
  print.y += 22
  sheets.write(`${words.username}: ${username}`, { x: SHEET.margin, y: print.y, isQuiet: true })
  const currency = `${words.currency}: ${statement.currency}`
  sheets.write(currency, { x: RIGHT, y: print.y, edge: 'right', isQuiet: true })
  print.y += 2 * ROW
}

function writeMonth(print: Print): void {
  const { words, statement } = print
  const bold = { weight: 700, size: 11 } as const
  writeRow(print, { what: words.opening, balance: statement.openingMinor }, bold)
  for (const sum of statement.sums) writeSum(print, sum)
  writeRow(print, { what: words.closing, balance: statement.closingMinor }, bold)
  print.y += ROW
}

async function writeDays(print: Print): Promise<void> {
  const { words, statement } = print
  if (statement.days.length === 0) return writeRow(print, { what: words.nothing })
  writeColumns(print)
  for (const day of statement.days) {
    await setImmediate()
    writeDay(print, day)
  }
}

/** A day that goes on overleaf is named again. */
function writeDay(print: Print, { day, sums, closingMinor }: StatementDay): void {
  let isNamed = false
  for (const [index, sum] of sums.entries()) {
    if (print.y > LAST_ROW_Y) {
      turn(print)
      isNamed = false
    }
    writeSum(print, sum, {
      ...(!isNamed && { day: day.replaceAll('-', '/') }),
      ...(index === sums.length - 1 && { balance: closingMinor }),
    })
    isNamed = true
  }
  print.sheets.rule(print.y - ROW + 6)
  print.y += 3
}

function turn(print: Print): void {
  print.sheets.turn()
  print.y = TOP
  writeColumns(print)
}

function writeColumns(print: Print): void {
  const { sheets, words } = print
  const head = { y: print.y, size: 9, isQuiet: true }
  sheets.write(words.day, { ...head, x: COLUMNS.day })
  sheets.write(words.what, { ...head, x: COLUMNS.what })
  sheets.write(words.count, { ...head, x: COLUMNS.count, edge: 'right' })
  sheets.write(words.amount, { ...head, x: COLUMNS.amount, edge: 'right' })
  sheets.write(words.balance, { ...head, x: COLUMNS.balance, edge: 'right' })
  sheets.rule(print.y + 6)
  print.y += ROW + 2
}

type Row = { day?: string; what: string; count?: number; amount?: bigint; balance?: bigint }

function writeSum(print: Print, { kind, count, sumMinor }: KindSum, more: Partial<Row> = {}): void {
  writeRow(print, { what: print.words.kinds[kind], count, amount: sumMinor, ...more })
}

function writeRow(print: Print, row: Row, style: { weight?: 700; size?: number } = {}): void {
  const { sheets, statement, y } = print
  const figure = (x: number, text: string) => sheets.write(text, { ...style, x, y, edge: 'right' })
  const amount = (minor: bigint) => groupedAmount(minor, statement.currency).replace('-', MINUS)
  if (row.day !== undefined) sheets.write(row.day, { ...style, x: COLUMNS.day, y })
  const x = row.day === undefined && row.count === undefined ? COLUMNS.day : COLUMNS.what
  sheets.write(row.what, { ...style, x, y })
  if (row.count !== undefined) figure(COLUMNS.count, String(row.count))
  if (row.amount !== undefined) figure(COLUMNS.amount, amount(row.amount))
  if (row.balance !== undefined) figure(COLUMNS.balance, amount(row.balance))
  print.y += ROW
}
