import type { FaultFigures } from '../fault-figures.ts'

/** What Vitest writes of a run, as far as it is read here. */
export type Report = {
  testResults: readonly {
    message: string
    assertionResults: readonly {
      status: string
      meta?: { faults?: FaultFigures }
      failureMessages?: readonly string[] | null
    }[]
  }[]
}

export type Summed = Omit<FaultFigures, 'seed'> & { failures: string[] }

/** The figures of all files together, and why a test has failed; a file that left none is a failure too. */
export function readReport({ testResults }: Report, files: number): Summed {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const figures = tests.flatMap(({ meta }) => meta?.faults ?? [])
  const sum = (name: Exclude<keyof FaultFigures, 'seed'>) =>
    figures.reduce((total, one) => total + one[name], 0)
  const missing = files - figures.length
  return {
    scripts: sum('scripts'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    accounts: sum('accounts'),
    differences: sum('differences'),
    failures: [
      ...testResults.flatMap(({ message }) => (message === '' ? [] : [message])),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ failureMessages }) => failureMessages?.join('\n') ?? 'a test has failed'),
      ...(missing > 0 ? [`${missing} of ${files} files left no figures`] : []),
    ],
  }
}
