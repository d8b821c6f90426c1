import { fixtureIn, type EventGame, type EventOutcome } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { knownRounds } from '../../stakes/known-rounds.ts'
import type { EventNames } from '../event-names.ts'
import type { EventVoice } from '../event-voice.ts'
import { Schedule } from './schedule.tsx'

const COMING = 4
const PAST_MAX = 8

type EventScheduleProps<Fixture, Play, Result, Key extends string> = {
  show: {
    game: EventGame<Fixture, Play, Result>
    names: EventNames<Fixture, Play, Key>
  }
  table: {
    number: number
    outcome: EventOutcome<Play> | null
    past: readonly { number: number; outcome: EventOutcome<Play> }[]
    voice: BoardVoice<Key>
  }
  /** The play on the board has been seen to its end, so that it may be listed. */
  isDecided: boolean
  voice: EventVoice
}

/** The next fixtures and the last results of an event, by its own names. */
export function EventSchedule<Fixture, Play, Result, Key extends string>({
  show: { game, names },
  table,
  isDecided,
  voice,
}: EventScheduleProps<Fixture, Play, Result, Key>) {
  const nameOf = (place: number) => names.fixture(fixtureIn(game.model, place), table.voice)
  const coming = Array.from({ length: COMING }, (_, index) =>
    nameOf(game.fixtureAt(table.number + 1 + index)),
  )
  const past = knownRounds(table, isDecided, PAST_MAX).map(({ fixture, play }, index) => ({
    key: `${index} ${fixture}`,
    fixture: nameOf(fixture),
    result: names.result(play, fixtureIn(game.model, fixture), table.voice),
  }))
  return <Schedule coming={coming} past={past} voice={voice} />
}
