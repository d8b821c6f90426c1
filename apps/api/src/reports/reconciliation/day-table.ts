import type { Language } from '@maidan/contract'
import { csvTable } from '../statements/csv-table.ts'
import { dayWords } from './day-words.ts'
import type { DayLine, ReconciledDay } from './read-day.ts'

/** The differences of a day as a table: a row each, with both of its sides. */
export function dayTable({ run, why, lines }: ReconciledDay, language: Language): string {
  const words = dayWords[language]
  const lineOf = ({ difference, kind, trx_id, ours, theirs }: DayLine) => [
    words.differences[difference],
    words.kinds[kind],
    trx_id ?? '',
    ours?.reference ?? '',
    ours?.state ?? '',
    ours?.amount ?? '',
    ours?.booked ?? '',
    theirs?.amount ?? '',
    theirs?.wallet ?? '',
    theirs?.invoice ?? '',
    theirs?.at ?? '',
  ]
  return csvTable([
    [words.day, run.day],
    [words.partner, run.partner],
    [words.at, run.at],
    [words.matched, String(run.matched)],
    [words.count, String(run.difference_count)],
    [words.ledger, run.ledger],
    [words.byHand, run.by_hand],
    [words.statement, run.statement ?? why ?? ''],
    [],
    [
      words.difference,
      words.kind,
      'TrxID',
      words.reference,
      words.state,
      words.ourAmount,
      words.booked,
      words.theirAmount,
      words.wallet,
      words.invoice,
      words.theirTime,
    ],
    ...lines.map(lineOf),
  ])
}
