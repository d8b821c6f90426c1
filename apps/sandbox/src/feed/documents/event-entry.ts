import type { Fancy } from '../match/match.ts'
import type { View } from '../play/view.ts'
import { bookmakerRate, NO_RATE } from '../price/bookmaker-rates.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { selectionId } from './selection-id.ts'

type Flag = 0 | 1

/**
 * A line on runs. `yes` and `no` are the runs of an ordinary line; the other kinds show there what
 * is claimed ("41-50", "7", "Even") and name it exactly in fields of their own.
 */
export type FancyRecord = Readonly<{
  id: string
  title: string
  title_bn: string
  no: number | string
  /** Per 100 staked; 0: not offered. */
  no_rate: number
  yes: number | string
  yes_rate: number
  suspended: Flag
  ball_running: Flag
  /** The documents' codes: 2 fancy, 3 khadda, 4 lottery, 5 odd/even, 6 ball by ball. */
  type: Fancy['type']
  claim: Fancy['claim']['kind']
  /** Khadda: the window that YES claims, both ends in it. */
  from_runs?: number
  to_runs?: number
  /** Lottery: the last digit that YES claims. */
  digit?: number
  /** Whole taka. */
  min: number
  max: number
}>

/** A runner of the bookmaker's book. Rates per 100; 0: not offered. */
export type BookmakerRecord = Readonly<{
  runner: string
  runner_bn: string
  SelectionId: number
  backPrice: number
  layPrice: number
  suspended: Flag
  ball_running: Flag
  min: number
  max: number
}>

export type EventEntry = Readonly<{
  fancy2: Record<string, FancyRecord>
  bookmaker: Record<string, BookmakerRecord>
}>

/** What `GET /api/event/{eventId}` answers. */
export type EventDocument = Readonly<{ data: { items: Record<string, EventEntry> } }>

const STAKE_MIN = 100
const FANCY_STAKE_MAX = 100_000
const BOOKMAKER_STAKE_MAX = 500_000
const STAKE_STEP = 5_000

export function eventDocument(view: View): EventDocument {
  return { data: { items: { [view.fixture.eventId]: eventEntry(view) } } }
}

function eventEntry(view: View): EventEntry {
  if (view.phase === 'finished' || !hasBookmaker(view.fixture)) return { fancy2: {}, bookmaker: {} }
  const fancies = view.moment.fancies.map((fancy) => fancyRecord(fancy, view))
  return {
    fancy2: Object.fromEntries(fancies.map((record) => [record.id, record])),
    bookmaker: bookmakerRecords(view),
  }
}

/** The house quotes cricket only; in soccer and tennis players meet each other. */
export function hasBookmaker({ sport }: Pick<Fixture, 'sport'>): boolean {
  return sport === 'cricket'
}

function fancyRecord(fancy: Fancy, { moment, fixture }: View): FancyRecord {
  const isSuspended = fancy.suspended || moment.suspended
  const isOffered = !isSuspended && !moment.ballRunning
  return {
    id: fancy.fancyId,
    title: fancy.title.en,
    title_bn: fancy.title.bn,
    ...claimFields(fancy.claim),
    no_rate: isOffered ? fancy.noRate : 0,
    yes_rate: isOffered ? fancy.yesRate : 0,
    suspended: flag(isSuspended),
    ball_running: flag(moment.ballRunning),
    type: fancy.type,
    claim: fancy.claim.kind,
    min: STAKE_MIN,
    max: stakeMax(FANCY_STAKE_MAX, fixture.popularity),
  }
}

function claimFields(claim: Fancy['claim']) {
  switch (claim.kind) {
    case 'at_least':
      return { no: claim.noRuns, yes: claim.yesRuns }
    case 'within': {
      const shown = `${claim.fromRuns}-${claim.toRuns}`
      return { no: shown, yes: shown, from_runs: claim.fromRuns, to_runs: claim.toRuns }
    }
    case 'last_digit':
      return { no: String(claim.digit), yes: String(claim.digit), digit: claim.digit }
    case 'even':
      return { no: 'Odd', yes: 'Even' }
  }
}

function bookmakerRecords(view: View): Record<string, BookmakerRecord> {
  const { fixture, moment } = view
  return Object.fromEntries(
    fixture.runners.map(({ name }, runner) => {
      const id = selectionId(fixture, runner)
      const rate = bookmakerRate(moment.chances[runner] ?? 0)
      const isSuspended = moment.suspended || rate.back === 0
      const shown = isSuspended || moment.ballRunning ? NO_RATE : rate
      const record: BookmakerRecord = {
        runner: name.en,
        runner_bn: name.bn,
        SelectionId: id,
        backPrice: shown.back,
        layPrice: shown.lay,
        suspended: flag(isSuspended),
        ball_running: flag(moment.ballRunning),
        min: STAKE_MIN,
        max: stakeMax(BOOKMAKER_STAKE_MAX, fixture.popularity),
      }
      return [String(id), record]
    }),
  )
}

function stakeMax(most: number, popularity: number): number {
  return Math.max(STAKE_STEP, Math.round((most * popularity) / STAKE_STEP) * STAKE_STEP)
}

function flag(is: boolean): Flag {
  return is ? 1 : 0
}
