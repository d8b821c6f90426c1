import { kanthaStitch, KANTHA_STITCHES, type KanthaSetup } from '@maidan/casino'
import { expect, test } from 'vitest'
import { hitsOf, stitchSteps } from './stitch-steps.ts'

const setup: KanthaSetup = { chosen: [2, 4, 30], risk: 'low' }

/** The outcome when 1 to 10 are stitched. */
function outcome() {
  const draws = { below: () => 0, used: () => 0 }
  const play = kanthaStitch.play({ betMinor: 1_000n, setup, choices: [], draws })
  const event = play.kind === 'ended' ? play.events[0] : undefined
  if (event === undefined) throw new Error('A round ends at once')
  return event
}

test('a patch comes after the other, and the outcome is known when all are stitched', () => {
  const heard: string[] = []
  const steps = stitchSteps(outcome(), false, setup.chosen, {
    stitch: (isHit, count) => heard.push(`${isHit} ${count}`),
    done: () => heard.push('done'),
  })
  expect(steps.map(({ view }) => view.stitched.length)).toEqual([
    ...Array.from({ length: KANTHA_STITCHES + 1 }, (_, count) => count),
    KANTHA_STITCHES,
  ])
  expect(steps.filter(({ view }) => view.outcome !== null)).toEqual([steps.at(-1)])
  for (const step of steps) step.heard?.()
  expect(heard.slice(0, 5)).toEqual(['false 0', 'true 1', 'false 1', 'true 2', 'false 2'])
  expect(heard.at(-1)).toBe('done')
})

test('a quilt that was seen stands there whole, without a sound', () => {
  const silent = { stitch: () => undefined, done: () => undefined }
  const [first, ...rest] = stitchSteps(outcome(), true, setup.chosen, silent)
  expect(first.view).toEqual({ stitched: outcome().patches, outcome: outcome() })
  expect(first.heard).toBeUndefined()
  expect(rest).toEqual([])
})

test.each([
  [[], [1, 2], 0],
  [[1, 5], [1, 2], 1],
  [[2, 1], [1, 2], 2],
])('of the stitched %j and the chosen %j there are %i hits', (stitched, chosen, hits) => {
  expect(hitsOf(stitched, chosen)).toBe(hits)
})
