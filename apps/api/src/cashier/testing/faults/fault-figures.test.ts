import { expect, test } from 'vitest'
import { leaveFigures } from './fault-figures.ts'
import { planScripts } from './plan-scripts.ts'

test('figures stay with the test, and accounts that differ are counted', ({ task }) => {
  const { count: scripts, seed } = planScripts(4)
  const held = [
    { ourMinor: 5n, theirMinor: 5n },
    { ourMinor: 5n, theirMinor: 4n },
  ]
  leaveFigures(task, { scripts, seed, lost: 1, doubled: 2, held })
  expect(task.meta).toMatchObject({
    faults: { scripts, seed, lost: 1, doubled: 2, accounts: 2, differences: 1 },
  })
})
