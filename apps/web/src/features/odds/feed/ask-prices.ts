import { readEventLines } from '../events/event-lines.ts'
import { readMatchOdds } from '../markets/match-odds.ts'
import { askJson, oddsAddress } from './odds-host.ts'
import type { OddsStore } from './odds-store.ts'
import { linesSubject, oddsSubject } from './price-news.ts'
import type { Told } from './price-news.ts'

export type FollowedEvent = {
  eventId: string
  marketId: string
  /** Whether the bookmaker and fancy lines are wanted beside the match odds. */
  withLines?: boolean
}

export type Asker = {
  odds: (events: readonly FollowedEvent[]) => Promise<void>
  lines: (events: readonly FollowedEvent[]) => Promise<void>
}

/** Asks the host for prices and keeps each answer unless the push was quicker. */
export function createAsker(host: string, store: OddsStore, told: Told, left: AbortSignal): Asker {
  async function ask(subject: string, address: string, keep: (answer: unknown) => void) {
    const before = told.count(subject)
    const answer = await askJson(address, left)
    if (!left.aborted && told.count(subject) === before) keep(answer)
  }
  const askOdds = ({ marketId }: FollowedEvent) =>
    ask(oddsSubject(marketId), oddsAddress.matchOdds(host, marketId), (answer) => {
      const odds = readMatchOdds(answer)
      if (odds) store.odds.put(marketId, odds)
    })
  const askLines = ({ eventId }: FollowedEvent) =>
    ask(linesSubject(eventId), oddsAddress.event(host, eventId), (answer) => {
      const lines = readEventLines(answer, eventId)
      if (lines) store.lines.put(eventId, lines)
    })
  return {
    odds: (events) => all(events.map(askOdds)),
    lines: (events) => all(events.map(askLines)),
  }
}

/** Waits for every task, then throws the first failure. */
async function all(tasks: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(tasks)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
