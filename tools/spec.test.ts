import { describe, expect, test } from 'vitest'
import { coverageOf } from './spec/coverage.ts'
import { lawsNamed, parseLaws } from './spec/parse-laws.ts'
import { parseRequirements } from './spec/parse-requirements.ts'
import { readCitations } from './spec/read-citations.ts'
import { readKnown } from './spec/read-known.ts'
import { readPlaywrightRuns } from './spec/read-playwright-runs.ts'
import { readVitestRuns } from './spec/read-vitest-runs.ts'
import { reportCoverage } from './spec/report-coverage.ts'
import type { TestRun } from './spec/test-run.ts'
import { listFiles } from './sources/list-files.ts'

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
    ['[APP-01] splash', ['APP-01'], []],
    ['[APP-01, NAV-12] splash', ['APP-01', 'NAV-12'], []],
    ['[AUTH-08 to AUTH-11] login', ['AUTH-08', 'AUTH-09', 'AUTH-10', 'AUTH-11'], []],
    ['[AUTH-01 to AUTH-02, PWD-03] login', ['AUTH-01', 'AUTH-02', 'PWD-03'], []],
    ['[SIL-001] a ruling [APP-02]', ['SIL-001', 'APP-02'], []],
    ['[AUTH-01 to PWD-04] no such range', [], ['[AUTH-01 to PWD-04]']],
    ['[AUTH-04 to AUTH-01] backwards', [], ['[AUTH-04 to AUTH-01]']],
    ['[APP-01 and APP-02] in words', [], ['[APP-01 and APP-02]']],
    ['an array [1, 2] or [a-1]', [], []],
  ])('example %#', (title, ids, unreadable) => {
    expect(readCitations(title)).toEqual({ ids, unreadable })
  })
})

const known = {
  sections: parseRequirements(DOCUMENT),
  laws: new Set(['LAW-11']),
}

function run(title: string, changed: Partial<TestRun> = {}): TestRun {
  return { title, groups: [], door: 'unit', outcome: 'passed', ...changed }
}

function shown(...runs: TestRun[]) {
  const [app] = coverageOf(known, runs).sections
  return { ...app?.shown, open: app?.open, flaky: app?.flaky }
}

describe('a row is shown', () => {
  test('by a test that ran and passed, and by no other', () => {
    const runs = [run('[APP-01]', { outcome: 'failed' }), run('[APP-01]', { outcome: 'skipped' })]
    expect(shown(...runs).open).toEqual(['APP-01', 'APP-02'])
    expect(shown(...runs, run('[APP-01]')).open).toEqual(['APP-02'])
  })

  test('in the column of its strongest door', () => {
    const runs = [
      run('[APP-01]'),
      run('[APP-01]', { door: 'house' }),
      run('[APP-01]', { door: 'stub' }),
    ]
    expect(shown(...runs)).toMatchObject({ house: ['APP-01'], stub: [], unit: [] })
  })

  test('and called flaky only if no test passed at once', () => {
    const flaky = run('[APP-01]', { outcome: 'flaky' })
    expect(shown(flaky).flaky).toEqual(['APP-01'])
    expect(shown(flaky, run('[APP-01]')).flaky).toEqual([])
    expect(shown(run('[APP-01]'), flaky).flaky).toEqual([])
  })
})

describe('a fault is', () => {
  test.each([
    [run('[APP-99] x'), 'APP-99 is no row, cited by "[APP-99] x"'],
    [run('[LAW-12] x'), 'LAW-12 is no row, cited by "[LAW-12] x"'],
    [run('[APP-01 or 2] x'), '[APP-01 or 2] cannot be read in "[APP-01 or 2] x"'],
    [
      run('x', { groups: ['[APP-01] all'] }),
      'a row stands on one test, not on the group "[APP-01] all"',
    ],
  ])('of kind %#', (wrong, fault) => {
    expect(coverageOf(known, [wrong]).faults).toEqual([fault])
  })

  test('not a ruling, a law or an array', () => {
    expect(coverageOf(known, [run('[SIL-001] [LAW-11] [1, 2]')]).faults).toEqual([])
  })
})

test('the report has three columns, and names what is open, flaky and wrong', () => {
  const runs = [run('[APP-01]', { door: 'stub', outcome: 'flaky' }), run('[APP-03]')]
  expect(reportCoverage(coverageOf(known, runs))).toBe(
    [
      'rows       all  house   stub   unit   open',
      'APP          2      0      1      0      1',
      'I18N         1      0      0      0      1',
      'all          3      0      1      0      2',
      'open: APP-02 I18N-01',
      'shown only at a second try: APP-01',
      'APP-03 is no row, cited by "[APP-03]"',
    ].join('\n'),
  )
})

test('a report of vitest tells of every test what came of it, and whether a house stood', () => {
  const results = [
    { title: 'a', ancestorTitles: ['g'], status: 'passed' },
    { title: 'b', ancestorTitles: [], status: 'pending' },
    { title: 'c', ancestorTitles: [], status: 'todo' },
    { title: 'd', ancestorTitles: [], status: 'failed' },
  ]
  const json = JSON.stringify({
    testResults: [{ name: '/x.live.test.ts', assertionResults: results }],
  })
  expect(readVitestRuns(json, new Set(['/x.live.test.ts']))).toEqual([
    run('a', { groups: ['g'], door: 'house' }),
    run('b', { door: 'house', outcome: 'skipped' }),
    run('c', { door: 'house', outcome: 'skipped' }),
    run('d', { door: 'house', outcome: 'failed' }),
  ])
  expect(readVitestRuns(json, new Set())[0]?.door).toBe('unit')
})

test('a report of Playwright tells stubs from the house, and a second try from a pass', () => {
  const spec = (title: string, status: string, ...notes: string[]) => ({
    title,
    tests: [{ status, annotations: notes.map((type) => ({ type })) }],
  })
  const file = {
    title: 'a.spec.ts',
    file: 'a.spec.ts',
    specs: [spec('a', 'expected', 'stub'), spec('b', 'unexpected'), spec('c', 'skipped', 'skip')],
    suites: [{ title: 'g', file: 'a.spec.ts', specs: [spec('d', 'flaky')] }],
  }
  expect(readPlaywrightRuns(JSON.stringify({ suites: [file] }))).toEqual([
    run('a', { door: 'stub' }),
    run('b', { door: 'house', outcome: 'failed' }),
    run('c', { door: 'house', outcome: 'skipped' }),
    run('d', { door: 'house', groups: ['g'], outcome: 'flaky' }),
  ])
})

test('every law that a source names stands in the document of the laws', () => {
  const { laws } = readKnown()
  expect(parseLaws('1. Amounts.\n\n## Money\n2. Double entry.')).toEqual(
    new Set(['LAW-1', 'LAW-2']),
  )
  expect(laws.size).toBeGreaterThanOrEqual(30)
  const sources = listFiles(['apps', 'packages', 'tools', 'bench', 'e2e'], ['.ts', '.tsx', '.sql'])
  const named = sources.filter(({ path }) => path !== 'tools/spec.test.ts')
  const unknown = named.flatMap(({ path, text }) =>
    lawsNamed(text).flatMap((id) => (laws.has(id) ? [] : [`${path}: ${id}`])),
  )
  expect(unknown).toEqual([])
})
