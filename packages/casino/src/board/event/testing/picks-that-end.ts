import type { EventModel, PickResult } from '../event-model.ts'

/** The picks of all markets that end so after a play, market by market: `winner first`. */
export function picksThatEnd<Fixture, Play, Result>(
  model: EventModel<Fixture, Play, Result>,
  play: Play,
  end: PickResult,
): readonly string[] {
  const result = model.resultOf(play)
  return model.markets.flatMap((market) =>
    market.picks
      .filter((pick) => market.resultOf(pick, result) === end)
      .map((pick) => `${market.key} ${pick}`),
  )
}
