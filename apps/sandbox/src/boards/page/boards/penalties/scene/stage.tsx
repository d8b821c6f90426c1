import { kickerOf, PENALTY_KICKS_EACH, type PenaltyFixture, type PenaltyPlay } from '@maidan/casino'
import type { EventScene } from '../../../events/event-scene.ts'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { pace, stepsOf } from '../pace.ts'
import { Chances } from '../score/chances.tsx'
import { Marks } from '../score/marks.tsx'
import { endTold, scoreText, winTold, type Teller } from '../told.ts'
import { useKickSounds } from '../use-kick-sounds.ts'
import type { PenaltyKey } from '../words/keys.ts'
import { ShootOut } from './shoot-out.tsx'

export type PenaltyScene = EventScene<PenaltyFixture, PenaltyPlay, PenaltyKey>

/** The goal and what happens before it; under it each team's kicks so far. */
export function Stage({ fixture, play, playMs, isStill, voice, sounds }: PenaltyScene) {
  const steps = play === null ? 0 : stepsOf(play)
  const counted = useEachFrame(() => pace.at(steps, playMs()).counted)
  const place = useEachFrame(() => pace.at(steps, playMs()).place)
  const teller = { fixture, voice }
  useKickSounds({ play, playMs, sounds })
  return (
    <div className="penalty-stage">
      <div className="penalty-view">
        <ShootOut
          fixture={fixture}
          isStill={isStill}
          name={voice.say('pitch')}
          place={place}
          play={play}
          playMs={playMs}
        />
        <Now {...teller} counted={counted} isStill={isStill} place={place} play={play} />
      </div>
      <div className="penalty-row">
        {play === null ? (
          <Chances {...teller} />
        ) : (
          <Marks {...teller} kicks={play.kicks.slice(0, counted)} />
        )}
      </div>
    </div>
  )
}

type NowProps = Teller & Pick<PenaltyScene, 'play' | 'isStill'> & { place: number; counted: number }

/** Whose kick it is, how it ended, or who has won. */
function Now({ play, place, counted, isStill, ...teller }: NowProps) {
  const { fixture, voice } = teller
  if (play === null || place < 0) {
    return (
      <p className="penalty-now">{voice.say('kicksFirst', { team: voice.say(fixture.first) })}</p>
    )
  }
  if (counted === stepsOf(play)) {
    return <p className="penalty-now penalty-won">{winTold(play, teller)}</p>
  }
  const kick = play.kicks[counted - 1]
  if (kick !== undefined && (isStill || place < counted)) {
    const what = endTold(kick, teller)
    const score = scoreText(play.kicks.slice(0, counted))
    return (
      <p className={`penalty-now penalty-now-${kick.end}`} key={counted}>
        {isStill ? voice.say('kickTold', { number: counted, what, score }) : what}
      </p>
    )
  }
  return (
    <p className="penalty-now">
      {place >= PENALTY_KICKS_EACH * 2 && <b>{voice.say('sudden')} · </b>}
      {voice.say('toKick', { team: voice.say(fixture[kickerOf(place)]) })}
    </p>
  )
}
