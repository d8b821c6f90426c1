import { type Check } from './check.ts'
import { Complaint } from './complaint.ts'
import { bodies } from './checks/bodies.ts'
import { largeWin, money } from './checks/money.ts'
import { order } from './checks/order.ts'
import { races } from './checks/races.ts'
import { repeats } from './checks/repeats.ts'
import { sessions } from './checks/sessions.ts'
import { signatures } from './checks/signatures.ts'
import type { Stage } from './stage.ts'

export type Result = {
  section: string
  name: string
  state: 'passed' | 'failed' | 'skipped'
  /** What was wrong, why it was skipped, or what a reader should know. */
  note: string
}

/** What can be asked otherwise than usual. */
export type Wish = { withLargeWin: boolean }

const sections: readonly [string, readonly Check[]][] = [
  ['signature', signatures],
  ['body', bodies],
  ['session', sessions],
  ['repeat', repeats],
  ['race', races],
  ['order', order],
  ['money', money],
]

/** Runs every check one after another; a wallet that fails one is still asked the others. */
export async function runChecks(stage: Stage, { withLargeWin }: Wish): Promise<Result[]> {
  const openingMinor = await stage.balance()
  const all = withLargeWin ? [...sections, ['money', [largeWin]] as const] : sections
  const results: Result[] = []
  for (const [section, checks] of [...all, ['books', [booksOf(openingMinor)]] as const])
    for (const check of checks) results.push({ section, ...(await outcomeOf(check, stage)) })
  return results
}

/** After everything. */
function booksOf(openingMinor: bigint): Check {
  return {
    name: 'the balance is what the accepted calls say',
    async run({ balance, book }) {
      const [is, ought] = [await balance(), openingMinor + book.changeMinor()]
      if (is !== ought) throw new Complaint(`${is} instead of ${ought}`)
      return `${openingMinor} → ${is}`
    },
  }
}

async function outcomeOf(check: Check, stage: Stage): Promise<Omit<Result, 'section'>> {
  const { name } = check
  const why = check.skip?.(stage) ?? null
  if (why !== null) return { name, state: 'skipped', note: why }
  try {
    return { name, state: 'passed', note: (await check.run(stage)) ?? '' }
  } catch (error) {
    return { name, state: 'failed', note: error instanceof Error ? error.message : String(error) }
  }
}
