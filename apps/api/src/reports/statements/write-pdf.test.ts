import { playerStatement, STATEMENT_KINDS } from '@maidan/cashier'
import { LANGUAGES } from '@maidan/contract'
import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'
import { writePdf } from './write-pdf.ts'

/** So many days of a month on each of which money moved in every way. */
function statementOf(days: number) {
  const rows = Array.from({ length: days * STATEMENT_KINDS.length }, (_, at) => ({
    time: `2026-09-${String(1 + Math.floor(at / STATEMENT_KINDS.length)).padStart(2, '0')} 10:00:00`,
    kind: STATEMENT_KINDS[at % STATEMENT_KINDS.length] ?? 'others',
    wordsKey: 'deposit',
    reference: String(at),
    amountMinor: 10_000_000_050n,
    balanceAfterMinor: BigInt(at + 1) * 10_000_000_050n,
  }))
  const month = { month: '2026-09', lastDay: '2026-09-30', currency: 'BDT' } as const
  return playerStatement({ ...month, openingMinor: 0n, rows })
}

const cases = LANGUAGES.flatMap((language) =>
  [
    [0, 1],
    [3, 1],
    [30, 6],
  ].map(([days = 0, sheets = 0]) => [language, days, sheets] as const),
)

test.each(cases)('in %s, %i full days take %i sheets', async (language, days, sheets) => {
  const pdf = (await writePdf(statementOf(days), wordsOf[language], 'alice')).toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.\d\n[^]*%%EOF\s*$/)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(sheets)
  expect(pdf.includes('NotoSansBengali')).toBe(language === 'bn')
})
