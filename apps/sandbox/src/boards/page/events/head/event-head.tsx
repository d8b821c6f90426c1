import { CountdownRing } from '../../moments/countdown-ring.tsx'
import { useEachFrame } from '../../moments/use-each-frame.ts'
import type { EventStage } from '../event-stage.ts'
import type { EventVoice } from '../event-voice.ts'

type EventHeadProps = {
  fixture: string
  stage: EventStage
  phaseMs: number | null
  elapsedMs: () => number
  /** What the clock of the play says now. */
  clock: () => string
  /** The round's number when it is a past one. */
  replayed: number | null
  voice: EventVoice
}

/** What is played, and its clock: the seconds that are left to bet, then those of the event. */
export function EventHead(props: EventHeadProps) {
  const { fixture, replayed, voice } = props
  return (
    <header className="event-head">
      <div className="event-head-names">
        <h2>{fixture}</h2>
        {replayed !== null && <p>{voice.say('replay', { number: String(replayed) })}</p>}
      </div>
      <Clock {...props} />
    </header>
  )
}

function Clock({ stage, phaseMs, elapsedMs, clock, replayed, voice }: EventHeadProps) {
  const text = useEachFrame(clock)
  if (stage === 'betting' && phaseMs !== null && replayed === null) {
    return (
      <div className="event-clock">
        <span>{voice.say('placeBets')}</span>
        <CountdownRing
          elapsedMs={elapsedMs}
          nameOf={(seconds) => voice.say('secondsLeft', { seconds })}
          phaseMs={phaseMs}
        />
      </div>
    )
  }
  if (stage === 'playing') return <b className="event-clock event-clock-runs">{text}</b>
  return (
    <span className="event-clock">{voice.say(stage === 'decided' ? 'ended' : 'noMoreBets')}</span>
  )
}
