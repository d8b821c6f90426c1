import { type Check } from './check.ts'
import { Complaint } from './complaint.ts'
import { bodies } from './checks/bodies.ts'
import { contests } from './checks/contests.ts'
import { endedSessions } from './checks/ended-sessions.ts'
import { freeRounds } from './checks/free-rounds.ts'
import { jackpots } from './checks/jackpots.ts'
import { largeWin, money } from './checks/money.ts'
import { order } from './checks/order.ts'
import { races } from './checks/races.ts'
import { records } from './checks/records.ts'
import { repeats } from './checks/repeats.ts'
import { sessions } from './checks/sessions.ts'
import { signatures } from './checks/signatures.ts'
import { catalogueChecks } from './provider-checks/catalogue.ts'
import { grants } from './provider-checks/grants.ts'
import { recall } from './provider-checks/recall.ts'
import { roundList } from './provider-checks/round-list.ts'
import type { Stage } from './stage.ts'

export type Result = {
  section: string
  name: string
  state: 'passed' | 'failed' | 'skipped'
  /** What was wrong, why it was skipped, or what a reader should know. */
  note: string
}

/** What can be asked otherwise than usual. */
export type Wish = {
  withLargeWin: boolean
  /** The sections to run, of the wallet's side alone; without it all of both sides. */
  only?: readonly string[]
}

type Section = readonly [string, readonly Check[]]

const sections: readonly Section[] = [
  ['signature', signatures],
  ['body', bodies],
  ['session', sessions],
  ['repeat', repeats],
  ['race', races],
  ['order', order],
  ['money', money],
  ['ended session', endedSessions],
  ['free rounds', freeRounds],
  ['jackpot', jackpots],
  ['contest', contests],
  ['record', records],
]

/** Of the provider's own side. */
const providerSections: readonly Section[] = [
  ['provider: catalogue', catalogueChecks],
  ['provider: free rounds', grants],
  ['provider: list of rounds', roundList],
  ['provider: looking back', recall],
]

/** Runs every check one after another; a wallet that fails one is still asked the others. */
export async function runChecks(stage: Stage, { withLargeWin, only }: Wish): Promise<Result[]> {
  const openingMinor = await stage.balance()
  const all = withLargeWin ? [...sections, ['money', [largeWin]] as const] : sections
  const books = ['books', [booksOf(openingMinor)]] as const
  if (only !== undefined)
    return run(
      stage,
      [...all, books].filter(([section]) => only.includes(section)),
    )
  return [...(await run(stage, [...all, books])), ...(await runProviderChecks(stage))]
}

/** Runs the checks of the provider's own side alone. */
export function runProviderChecks(stage: Stage): Promise<Result[]> {
  return run(stage, providerSections)
}

async function run(stage: Stage, all: readonly Section[]): Promise<Result[]> {
  const results: Result[] = []
  for (const [section, checks] of all)
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
