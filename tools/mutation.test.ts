import { expect, test } from 'vitest'
import { drawFaults, faultsOf } from './mutation/draw-faults.ts'
import { withChange } from './mutation/fault.ts'
import { listChanges } from './mutation/list-changes.ts'
import { parseSource } from './mutation/parse-source.ts'
import { readWish } from './mutation/read-wish.ts'
import { isMutated, MUTATION_ROOMS } from './mutation/rooms.ts'
import { importersOf, testsOf } from './mutation/tests-of.ts'
import { reportOf } from './mutation/write-report.ts'
import { listFiles } from './sources/list-files.ts'

/** Some of thousands: to parse each takes longer than it tells. */
const PARSED = 60

const files = listFiles(['packages', 'apps/api'], ['.ts'])
/** Enough to draw from where it is not about what the sources hold. */
const few = MUTATION_ROOMS.flatMap(({ folders }) =>
  files
    .filter(({ path }) => isMutated(path) && folders.some((at) => path.startsWith(`${at}/`)))
    .slice(0, 25),
)
const textOf = new Map(files.map(({ path, text }) => [path, text]))
const wish = (seed: number) => ({ seed, faults: 50, rooms: MUTATION_ROOMS })

test.each(MUTATION_ROOMS.map((room) => [room.name, room] as const))(
  'the faults drawn in %s still parse, and change the text',
  (_, room) => {
    const faults = drawFaults(files, { seed: 1, faults: PARSED, rooms: [room] })
    expect(faults).toHaveLength(PARSED)
    for (const fault of faults) {
      const sound = textOf.get(fault.path) ?? ''
      const changed = withChange(sound, fault)
      expect(changed).not.toBe(sound)
      expect(() => parseSource(changed)).not.toThrow()
    }
  },
)

test('the same seed draws the same faults, another one others, as many in each room', () => {
  const drawn = drawFaults(few, wish(7))
  expect(drawFaults(few, wish(7))).toEqual(drawn)
  expect(drawFaults(few, wish(8))).not.toEqual(drawn)
  for (const { name } of MUTATION_ROOMS)
    expect(drawn.filter(({ room }) => room === name)).toHaveLength(10)
  expect(new Set(drawn.map((fault) => JSON.stringify(fault))).size).toBe(drawn.length)
})

test('a room alone draws what it draws among all', () => {
  const casino = MUTATION_ROOMS.filter(({ name }) => name === 'casino')
  const alone = drawFaults(few, { seed: 7, faults: 10, rooms: casino })
  expect(alone).toEqual(drawFaults(few, wish(7)).filter(({ room }) => room === 'casino'))
})

test('no test, no type and no SQL is touched', () => {
  const drawn = MUTATION_ROOMS.flatMap((room) => faultsOf(files, room))
  expect(drawn.filter(({ path }) => /\.test\.ts$|\/(testing|fixtures)\//.test(path))).toEqual([])
  expect(changed('type Side = 1 | 2; const rows = sql`SELECT ${a < 1}` as Row<2>')).toEqual([])
})

test.each([
  ['() => { if (a < 1n) return }', ['!(a < 1n)', '<=', '2n', '10n', ';']],
  ['() => { if (a) { return 0 } }', ['!(a)', '1', ';']],
  ['() => { return a }', []],
  ['const b = a === c', ['!==']],
  ['const b = !a && c', ['||', ' ']],
  ['const b = Math.min(a, -1)', ['max', ' ', '2', '10']],
  ['pay(0)', [';', '1']],
  ['const kind: "in" | "out" = "in"', ['"out"']],
  ['const b = a ?? (c || d)', ['&&']],
])('%s can go wrong in so many ways', (text, expected) => {
  expect(changed(text).toSorted()).toEqual(expected.toSorted())
})

test('a fault is judged by the tests that reach it, the nearest first', () => {
  const [ledger] = MUTATION_ROOMS
  if (ledger === undefined) throw new Error('no room')
  const source = (path: string, text = '') => ({ path, text })
  const importers = importersOf([
    source('packages/ledger/src/draft.ts'),
    source('packages/ledger/src/batch.ts', "import { a } from './draft.ts'"),
    source('packages/ledger/src/index.ts', "export { b } from './batch.ts'"),
    source('packages/ledger/src/far.test.ts', "import { b } from './index.ts'"),
    source('packages/ledger/src/deep.deep.test.ts', "import { a } from './draft.ts'"),
    source('packages/ledger/src/near.test.ts', "import { b } from './batch.ts'"),
    source('packages/ledger/src/other.test.ts', "import { c } from './other.ts'"),
  ])
  expect(testsOf('packages/ledger/src/draft.ts', ledger, importers)).toEqual([
    'packages/ledger/src/near.test.ts',
    'packages/ledger/src/far.test.ts',
    'packages/ledger/src/deep.deep.test.ts',
  ])
})

test('the report counts by room and names every survivor', () => {
  const [room] = MUTATION_ROOMS
  const [one, other] = drawFaults(few, wish(3))
  if (one === undefined || other === undefined || room === undefined) throw new Error('no fault')
  const report = reportOf({ seed: 3, faults: 2, rooms: [room] }, [
    { fault: one, verdict: { kind: 'survived' } },
    { fault: other, verdict: { kind: 'hung', test: 'a.test.ts' } },
  ])
  expect(report).toContain('| ledger | 2 | 1 | 1 | 50.0 % |')
  expect(report).toContain(`- ${one.path}:${one.line} (${one.kind})`)
  expect(report).not.toContain(`- ${other.path}:${other.line} (${other.kind})`)
})

test('a wish says seed, number and room, and what is not known is answered with what is', () => {
  expect(readWish([])).toMatchObject({ seed: 1, faults: 200, rooms: MUTATION_ROOMS })
  const { seed, rooms } = readWish(['--seed', '9', '--room', 'auth'])
  expect([seed, rooms.map(({ name }) => name)]).toEqual([9, ['auth']])
  for (const words of [['--seed', '0'], ['--room', 'web'], ['--mutants', '3'], ['--faults']])
    expect(() => readWish(words)).toThrow('npm run mutate -- --seed 7')
})

function changed(text: string): string[] {
  const unions = new Map([['in', 'out']])
  return listChanges(text, unions).map(({ replacement }) => replacement)
}
