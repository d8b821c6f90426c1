import { describe, expect, test } from 'vitest'
import { coverageOf, reportOf } from './spec/coverage.ts'
import { citedIn, findCitations } from './spec/find-citations.ts'
import { parseRequirements } from './spec/parse-requirements.ts'

const DOCUMENT = `
| Prefix | System | Rows |
|---|---|---|
| APP | App start | 2 |

## APP: App start

| ID | Requirement |
|---|---|
| APP-01 | On start a splash screen covers the app. |
| APP-02 | It fades; see APP-01. |

## I18N: Languages

| I18N-01 | Two languages. |

## SIL: Silences

| SIL-001 | A ruling. |
`

test('rows belong to the section above them, and the table of contents holds none', () => {
  expect(parseRequirements(DOCUMENT)).toEqual([
    { prefix: 'APP', title: 'App start', ids: ['APP-01', 'APP-02'] },
    { prefix: 'I18N', title: 'Languages', ids: ['I18N-01'] },
    { prefix: 'SIL', title: 'Silences', ids: ['SIL-001'] },
  ])
})

describe('a title', () => {
  test.each([
    ['[APP-01] splash', ['APP-01']],
    ['[APP-01, NAV-12] splash', ['APP-01', 'NAV-12']],
    ['[AUTH-08 to AUTH-11] login', ['AUTH-08', 'AUTH-09', 'AUTH-10', 'AUTH-11']],
    ['[AUTH-01 to AUTH-02, PWD-03] login', ['AUTH-01', 'AUTH-02', 'PWD-03']],
    ['[SIL-001] a ruling [APP-02]', ['SIL-001', 'APP-02']],
    ['[AUTH-01 to PWD-04] no such range', []],
    ['an array [1, 2] or [a-1]', []],
  ])('%s', (title, ids) => {
    expect(citedIn(title)).toEqual(ids)
  })
})

function titles(source: string): string[] {
  return findCitations(source).map(({ title }) => title)
}

describe('a source', () => {
  test('test, it and describe with any quotes, also on the next line', () => {
    const source = [
      `test('[APP-01] it\\'s one', () => {})`,
      `it("[APP-02] two", async () => {})`,
      'describe(`[APP-03] three`, () => {})',
      `test.describe(\n  '[APP-04] four',\n  () => {})`,
      `test.only('[APP-05] five', () => {})`,
    ].join('\n')
    expect(titles(source)).toEqual([
      `[APP-01] it\\'s one`,
      '[APP-02] two',
      '[APP-03] three',
      '[APP-04] four',
      '[APP-05] five',
    ])
  })

  test('a title after a table or a condition', () => {
    const source = `test.each([['(', f(1)], [")"]])('[APP-01] %s', () => {})
      test.runIf(isRoot())('[APP-02] root', () => {})`
    expect(titles(source)).toEqual(['[APP-01] %s', '[APP-02] root'])
  })

  test('what does not run, and other strings, cite nothing', () => {
    const source = `test.skip('[APP-01] later', () => {})
      test.todo('[APP-02] later')
      call('[APP-03] no title')
      test('plain', () => expect(x).toBe('[APP-04]'))`
    expect(titles(source)).toEqual([])
  })
})

test('coverage names what no test cites and what no row has', () => {
  const coverage = coverageOf(
    parseRequirements(DOCUMENT),
    new Set(['APP-02', 'SIL-001', 'LAW-11', 'APP-99']),
  )
  expect(coverage.unknown).toEqual(['APP-99'])
  expect(reportOf(coverage)).toBe(
    [
      'APP       1 of    2 rows cited',
      '       not cited: APP-01',
      'I18N      0 of    1 rows cited',
      '       not cited: I18N-01',
      'all       1 of    3 rows cited',
      'cited, but no such row: APP-99',
    ].join('\n'),
  )
})
