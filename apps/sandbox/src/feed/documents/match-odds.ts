import type { LastEvent } from './last-event.ts'
import type { View } from '../play/view.ts'
import { NO_PRICES, runnerBook, type RunnerBook } from '../price/runner-book.ts'
import { createRandom } from '../random/random.ts'
import { selectionId } from './selection-id.ts'

/** A runner of a market, as the documents' match-odds record has it. */
export type RunnerRecord = Readonly<{
  SelectionId: number
  SelectionName: string
  SelectionName_bn: string
  /** A market that ends without a winner removes every runner. */
  status: 'ACTIVE' | 'WINNER' | 'LOSER' | 'REMOVED'
  ex: RunnerBook
}>

/** One item of what `GET /api/match-odds/{marketId}` answers. */
export type MatchOdds = Readonly<{
  marketId: string
  eventId: string
  inplay: boolean
  status: 'OPEN' | 'SUSPENDED' | 'CLOSED'
  ballRunning: boolean
  /** Rises by one with every moment of the match; sizes may change without it. */
  version: number
  lastEvent: LastEvent | null
  /** ISO 8601, by the clock on the wall. */
  updatedAt: string
  runners: RunnerRecord[]
}>

/** What the market looks like at a time on the wall; sizes live a little from `beat` to `beat`. */
export function matchOdds(view: View, updatedMs: number, beat: number): MatchOdds {
  const { fixture, moment, phase, version, lastEvent } = view
  const random = createRandom(`${fixture.seed}/sizes/${version}/${beat}`)
  const isQuoted = phase !== 'finished' && !moment.suspended && !moment.ballRunning
  return {
    marketId: fixture.marketId,
    eventId: fixture.eventId,
    inplay: phase === 'in_play',
    status: statusOf(view),
    ballRunning: phase === 'in_play' && moment.ballRunning,
    version,
    lastEvent,
    updatedAt: new Date(updatedMs).toISOString(),
    runners: fixture.runners.map(({ name }, runner) => ({
      SelectionId: selectionId(fixture, runner),
      SelectionName: name.en,
      SelectionName_bn: name.bn,
      status: runnerStatus(view, runner),
      ex: isQuoted
        ? runnerBook(moment.chances[runner] ?? 0, fixture.popularity, random)
        : NO_PRICES,
    })),
  }
}

function statusOf({ phase, moment }: View): MatchOdds['status'] {
  if (phase === 'finished') return 'CLOSED'
  return moment.suspended ? 'SUSPENDED' : 'OPEN'
}

function runnerStatus({ moment: { outcome } }: View, runner: number): RunnerRecord['status'] {
  switch (outcome.kind) {
    case 'playing':
      return 'ACTIVE'
    case 'won':
      return outcome.runner === runner ? 'WINNER' : 'LOSER'
    case 'tie':
    case 'no_result':
      return 'REMOVED'
  }
}
