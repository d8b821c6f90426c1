import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withChange, type Fault } from './fault.ts'
import type { Judge } from './open-judge.ts'
import { isLive } from './tests-of.ts'
import type { Verdict } from './verdict.ts'

/** A test that takes this many times what it took without a fault, and a while, hangs. */
const TIMES_LONGER = 6
const PATIENCE_MS = 30_000
/** How long a test may take while nothing is wrong. */
const SOUND_LIMIT_MS = 600_000

export type Bench = {
  copy: string
  judge: Judge
  /** What each test took on sound sources so far; null for one that fails on them, too. */
  soundMs: Map<string, number | null>
}

/** Lets the tests of a fault judge it, one after the other, until one sees it. */
export async function judgeFault(
  fault: Fault,
  tests: readonly string[],
  bench: Bench,
): Promise<Verdict> {
  for (const test of tests) {
    const soundMs = await timeSound(fault.path, test, bench)
    // What fails anyway would seem to see every fault, so it is no judge.
    if (soundMs === null) continue
    const limitMs = soundMs * TIMES_LONGER + PATIENCE_MS
    const answer = await withFault(fault, bench, () =>
      bench.judge.ask({ test, changed: fault.path }, limitMs),
    )
    if (answer?.passed === true) continue
    // A house that a fault broke may never close, and the next test would wait for it.
    if (tests.some(isLive)) bench.judge.close()
    return { kind: answer === null ? 'hung' : 'failed', test }
  }
  return { kind: 'survived' }
}

/** Each test is timed once, when it is first needed; `changed` was sound before and is again. */
async function timeSound(changed: string, test: string, bench: Bench): Promise<number | null> {
  const known = bench.soundMs.get(test)
  if (known !== undefined) return known
  const answer = await bench.judge.ask({ test, changed }, SOUND_LIMIT_MS)
  const soundMs = answer?.passed === true ? answer.tookMs : null
  bench.soundMs.set(test, soundMs)
  return soundMs
}

/** The file is as it was again when the work is done, however it ends. */
async function withFault<T>(fault: Fault, { copy }: Bench, work: () => Promise<T>): Promise<T> {
  const file = join(copy, fault.path)
  const sound = readFileSync(file, 'utf8')
  writeFileSync(file, withChange(sound, fault))
  try {
    return await work()
  } finally {
    writeFileSync(file, sound)
  }
}
