import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FAULT_FILES } from './fault-files.ts'
import { playScripts } from './play-scripts.ts'

const FOLDER = 'apps/api/src/cashier/testing/faults'

test('files are played with their share of the scripts, and one that leaves no figures is a failure', async () => {
  const files = [`${FOLDER}/fault-figures.test.ts`, `${FOLDER}/tally-lines.test.ts`]
  expect(await playScripts({ scripts: 13, seed: 5, files, project: 'unit' })).toEqual({
    scripts: 7,
    lost: 1,
    doubled: 2,
    accounts: 2,
    differences: 1,
    failures: ['1 of 2 files left no figures'],
  })
})

test('every way of payment has its file', () => {
  expect(FAULT_FILES.filter((file) => !existsSync(file))).toEqual([])
})
