import { fixtureIn, type EventOutcome, type EventSpot } from '@maidan/casino'
import { useEachFrame } from '../moments/use-each-frame.ts'
import { useOnePress } from '../rooms/stakes/use-one-press.ts'
import { ownResult } from '../stakes/own-result.ts'
import type { ShowAndTable } from './event-show.ts'
import { eventStage, type EventStage } from './event-stage.ts'
import { marketViews, type MarketView } from './markets/market-views.ts'

/** A round as the board shows it at this moment. Nothing is decided before it has been seen. */
type EventRound<Fixture, Play> = {
  stage: EventStage
  fixture: Fixture
  play: Play | null
  decided: EventOutcome<Play> | null
  views: readonly MarketView[]
  /** What the player's bets are paid in all; null until it is decided. */
  paidMinor: bigint | null
  canBet: boolean
  playMs: () => number
  place: (spot: EventSpot) => void
}

export function useRound<Fixture, Play, Result, Key extends string>({
  show,
  table,
}: ShowAndTable<Fixture, Play, Result, Key>): EventRound<Fixture, Play> {
  const { game, names } = show
  const { phase, elapsedMs, outcome, voice, own, isReplay } = table
  const stage = useStage({ show, table })
  const bet = useOnePress(table)
  const place = outcome?.fixture ?? game.fixtureAt(table.number)
  const decided = stage === 'decided' ? outcome : null
  return {
    stage,
    fixture: fixtureIn(game.model, place),
    play: outcome?.play ?? null,
    decided,
    views: marketViews({ game, names, voice, place, own, decided: decided?.play ?? null }),
    paidMinor:
      decided === null
        ? null
        : ownResult(own, (stake, spot) => game.payMinor(stake, spot, decided)).paidMinor,
    canBet: stage === 'betting' && !isReplay && own.length < table.betsMax,
    playMs: () => (phase === 'betting' ? 0 : elapsedMs()),
    place: (spot) => {
      if (bet(spot)) table.sounds.play('press')
    },
  }
}

function useStage<Fixture, Play, Result, Key extends string>({
  show: { playMs },
  table: { phase, phaseMs, elapsedMs, outcome },
}: ShowAndTable<Fixture, Play, Result, Key>): EventStage {
  const lasts = outcome === null ? null : playMs(outcome.play)
  return useEachFrame(() => eventStage({ phase, phaseMs, elapsedMs: elapsedMs(), playMs: lasts }))
}
