import { expect, test } from 'vitest'
import { readReport } from './read-report.ts'

const clean = { scripts: 10, seed: 3, lost: 0, doubled: 0, accounts: 1, differences: 0 }
const passed = { status: 'passed', meta: { faults: clean }, failureMessages: [] }

test('what the files found is added up, also of one whose test has failed', () => {
  const failed = {
    status: 'failed',
    meta: { faults: { ...clean, lost: 2, doubled: 1, differences: 1 } },
    failureMessages: ['two are lost'],
  }
  const testResults = [
    { message: '', assertionResults: [passed] },
    { message: '', assertionResults: [failed] },
  ]
  expect(readReport({ testResults }, 2)).toEqual({
    scripts: 20,
    lost: 2,
    doubled: 1,
    accounts: 2,
    differences: 1,
    failures: ['two are lost'],
  })
})

test('a file that could not be run is a failure', () => {
  const testResults = [{ message: 'no such file', assertionResults: [] }]
  expect(readReport({ testResults }, 1).failures).toEqual([
    'no such file',
    '1 of 1 files left no figures',
  ])
})
