import { complain } from './sentence.ts'
import { coverageOf } from './spec/coverage.ts'
import { readKnown } from './spec/read-known.ts'
import { readLastRun } from './spec/read-last-run.ts'
import { reportCoverage } from './spec/report-coverage.ts'

/**
 * `npm run spec`: which rows of the requirements the last full run of the tests has shown, and
 * through which door.
 */
function spec(): void {
  const coverage = coverageOf(readKnown(), readLastRun())
  console.log(reportCoverage(coverage))
  process.exitCode = coverage.faults.length === 0 ? 0 : 1
}

try {
  spec()
} catch (error) {
  complain(error)
}
