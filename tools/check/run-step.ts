import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../build/run-program.ts'
import { say, seconds } from '../progress.ts'
import { BUILD_DIR, npmProgram } from '../root.ts'
import { describeCounts, type Counts, type Outcome } from './outcome.ts'
import { WHOLE, type Portion } from './portion.ts'
import { countTests, type ReportKind } from './read-report.ts'

/** A program of npm that checks something. */
export type CheckStep = {
  name: string
  program: string
  args: readonly string[]
  env?: Record<string, string>
  /** Set when it runs tests and writes its report to `reportFile(name, portion)`. */
  report?: ReportKind
  /** What of its tests it runs; all of them, unless it says otherwise. */
  portion?: Portion
  /** Shows the output while it runs; else it is shown when the step failed. */
  loud?: true
}

/** Where the step of this name writes its report; a part never takes the place of the whole. */
export function reportFile(name: string, { kind }: Portion = WHOLE): string {
  return join(BUILD_DIR, 'reports', kind === 'whole' ? `${name}.json` : `${name}.part.json`)
}

/** Runs a step, prints how it went, and answers it. */
export async function runStep(step: CheckStep): Promise<Outcome> {
  mkdirSync(join(BUILD_DIR, 'reports'), { recursive: true })
  rmSync(reportFile(step.name, step.portion), { force: true })
  const { ok, output, tookMs } = await runProgram(npmProgram(step.program), step.args, {
    env: step.env ?? {},
    loud: step.loud === true,
  })
  const counts = readCounts(step)
  const counted = counts === undefined ? '' : `: ${describeCounts(counts)}`
  if (!ok && step.loud !== true) say(output.trimEnd())
  say(`  ${ok ? '✓' : '✗'} ${step.name} (${seconds(tookMs)})${counted}`)
  return { name: step.name, ok, tookMs, ...(counts === undefined ? {} : { counts }) }
}

function readCounts({ name, report, portion }: CheckStep): Counts | undefined {
  const file = reportFile(name, portion)
  return report !== undefined && existsSync(file)
    ? countTests(report, readFileSync(file, 'utf8'))
    : undefined
}
