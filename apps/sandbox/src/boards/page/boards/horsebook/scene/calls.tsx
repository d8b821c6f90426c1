import type { Race, RacePlay } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { laneName } from '../names.ts'
import { raceCalls, type RaceCall } from '../race/race-calls.ts'
import type { HorsebookKey } from '../words/en.ts'

type CallsProps = {
  race: Race
  play: RacePlay
  playMs: () => number
  /** All calls so far are listed where nothing moves, else the latest alone is told. */
  isStill: boolean
  voice: BoardVoice<HorsebookKey>
}

/** What the caller says of the race as it runs. */
export function Calls({ race, play, playMs, isStill, voice }: CallsProps) {
  const all = raceCalls(play)
  const count = useEachFrame(() => all.filter(({ atMs }) => playMs() >= atMs).length)
  const told = isStill ? all.slice(0, count) : all.slice(Math.max(0, count - 1), count)
  return (
    <div
      aria-live="polite"
      className={isStill ? 'horsebook-calls horsebook-calls-still' : 'horsebook-calls'}
    >
      {told.map((call) => (
        <p className={`horsebook-call horsebook-call-${call.kind}`} key={call.kind}>
          {textOf(call, race, voice)}
        </p>
      ))}
    </div>
  )
}

function textOf({ kind, lane }: RaceCall, race: Race, voice: BoardVoice<HorsebookKey>): string {
  return voice.say(kind, { horse: lane === null ? '' : laneName(race, lane, voice) })
}
