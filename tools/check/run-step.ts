import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../build/run-program.ts'
import { say, seconds } from '../progress.ts'
import { BUILD_DIR, npmProgram } from '../root.ts'
import { describeCounts, type Counts, type Outcome } from './outcome.ts'
import { countTests, type ReportKind } from './read-report.ts'

/** A program of npm that checks something. */
export type CheckStep = {
  name: string
  program: string
  args: readonly string[]
  env?: Record<string, string>
  /** Set when it runs tests and writes its report to `reportFile(name)`. */
  report?: ReportKind
  /** Shows the output while it runs; else it is shown when the step failed. */
  loud?: true
}

/** Where the step of this name writes its report. */
export function reportFile(name: string): string {
  return join(BUILD_DIR, 'reports', `${name}.json`)
}

/** Runs a step, prints how it went, and answers it. */
export async function runStep(step: CheckStep): Promise<Outcome> {
  mkdirSync(join(BUILD_DIR, 'reports'), { recursive: true })
  rmSync(reportFile(step.name), { force: true })
  const { ok, output, tookMs } = await runProgram(npmProgram(step.program), step.args, {
    env: step.env ?? {},
    loud: step.loud === true,
  })
  const counts = step.report === undefined ? undefined : readCounts(step.name, step.report)
  const counted = counts === undefined ? '' : `: ${describeCounts(counts)}`
  if (!ok && step.loud !== true) say(output.trimEnd())
  say(`  ${ok ? '✓' : '✗'} ${step.name} (${seconds(tookMs)})${counted}`)
  return { name: step.name, ok, tookMs, ...(counts === undefined ? {} : { counts }) }
}

function readCounts(name: string, kind: ReportKind): Counts | undefined {
  const file = reportFile(name)
  return existsSync(file) ? countTests(kind, readFileSync(file, 'utf8')) : undefined
}
