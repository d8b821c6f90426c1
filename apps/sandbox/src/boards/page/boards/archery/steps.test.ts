import { archery, archeryPoints, arrowsTotal, type ArcheryPlay } from '@maidan/casino'
import { expect, test } from 'vitest'
import { shownOf, stepsOf } from './steps.ts'

const at = (x: number) => ({ x, y: 0 })
const nines = [at(100), at(100), at(100)]
const tens = [at(45), at(45), at(45)]

const match: ArcheryPlay = {
  sets: [
    { first: tens, second: nines },
    { first: nines, second: nines },
    { first: nines, second: tens },
    { first: nines, second: nines },
    { first: nines, second: nines },
  ],
  shootOff: { first: at(3), second: at(5), lot: null },
}

test('arrows go in turns, and who has fewer set points begins', () => {
  const sides = stepsOf(match)
    .map((step) => (step.kind === 'call' ? '|' : step.side[0]))
    .join('')
  expect(sides).toBe('fsfsfs|sfsfsf|sfsfsf|fsfsfs|fsfsfs|fs|')
})

test('nothing of a match is shown before its moment', () => {
  expect(shownOf(match, -1, 0)).toEqual({
    called: { sets: [], shootOff: null },
    set: 0,
    arrows: { first: [], second: [] },
  })
  const three = shownOf(match, 3, 3)
  expect([three.arrows.first.length, three.arrows.second.length, three.called.sets.length]).toEqual(
    [2, 1, 0],
  )
  const called = shownOf(match, 6, 7)
  expect([arrowsTotal(called.arrows.first), called.called.sets.length]).toEqual([30, 1])
  const pulled = shownOf(match, 7, 7)
  expect([pulled.set, pulled.arrows.first, pulled.called.sets.length]).toEqual([1, [], 1])
  const nearer = shownOf(match, 36, 37)
  expect([nearer.set, nearer.arrows.second, nearer.called.shootOff]).toEqual([null, [at(5)], null])
})

test('the whole of a match is shown at its end', () => {
  const steps = stepsOf(match).length
  expect(archeryPoints(shownOf(match, steps - 1, steps).called)).toEqual(archeryPoints(match))
  expect(archery.model.resultOf(match)).toMatchObject({ first: 6, second: 5 })
})
