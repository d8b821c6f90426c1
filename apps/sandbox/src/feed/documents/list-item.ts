import type { Outcome } from '../match/match.ts'
import type { View } from '../play/view.ts'
import type { FeedClock } from '../schedule/feed-clock.ts'
import type { Fixture, Sport } from '../schedule/fixture.ts'
import { hasBookmaker } from './event-entry.ts'
import { selectionId } from './selection-id.ts'

/** One event of what `GET /api/sports-events/{sport}` answers. */
export type ListItem = Readonly<{
  EventId: string
  MarketId: string
  Event: string
  Event_bn: string
  Sport: Sport
  Fancy: boolean
  Bookmaker: boolean
  Competition: string
  Competition_bn: string
  /** ISO 8601, by the clock on the wall. */
  OpenDate: string
  InPlay: boolean
  Status: 'OPEN' | 'CLOSED'
  Runners: { SelectionId: number; SelectionName: string; SelectionName_bn: string }[]
  /** Of a match that is over. */
  Winner?: Winner
}>

/** Who won a market, or why nobody did. */
export type Winner = Readonly<
  | { kind: 'won'; SelectionId: number; SelectionName: string; SelectionName_bn: string }
  | { kind: 'tie' }
  | { kind: 'no_result' }
>

/** A match of the schedule; `view` is null while it has not begun. */
export function listItem(fixture: Fixture, view: View | null, clock: FeedClock): ListItem {
  const [home, away] = fixture.names
  const winner = view && winnerOf(view)
  return {
    EventId: fixture.eventId,
    MarketId: fixture.marketId,
    Event: `${home.en} v ${away.en}`,
    Event_bn: `${home.bn} বনাম ${away.bn}`,
    Sport: fixture.sport,
    Fancy: hasBookmaker(fixture),
    Bookmaker: hasBookmaker(fixture),
    Competition: fixture.competition.en,
    Competition_bn: fixture.competition.bn,
    OpenDate: new Date(clock.wallMs(fixture.startMs)).toISOString(),
    InPlay: view?.phase === 'in_play',
    Status: view?.phase === 'finished' ? 'CLOSED' : 'OPEN',
    Runners: fixture.runners.map((_, runner) => selection(fixture, runner)),
    ...(winner && { Winner: winner }),
  }
}

/** Null while it is not decided. */
export function winnerOf(view: View): Winner | null {
  const { outcome }: { outcome: Outcome } = view.moment
  switch (outcome.kind) {
    case 'playing':
      return null
    case 'won':
      return { kind: 'won', ...selection(view.fixture, outcome.runner) }
    case 'tie':
    case 'no_result':
      return { kind: outcome.kind }
  }
}

function selection(fixture: Fixture, runner: number) {
  const name = fixture.runners[runner]?.name ?? { en: '', bn: '' }
  return {
    SelectionId: selectionId(fixture, runner),
    SelectionName: name.en,
    SelectionName_bn: name.bn,
  }
}
