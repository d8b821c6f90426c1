import { tallyOf, tieBreakWinner, type TieBreakFixture, type TieBreakPlay } from '@maidan/casino'
import type { EventScene } from '../../../events/event-scene.ts'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { pace } from '../pace.ts'
import { Scoreboard } from '../score/scoreboard.tsx'
import { ServeCards } from '../score/serve-cards.tsx'
import { Trail } from '../score/trail.tsx'
import { endTold, pointTold, scoreText, winTold, type Teller } from '../told.ts'
import { usePointSounds } from '../use-point-sounds.ts'
import type { TieBreakKey } from '../words/keys.ts'
import { Rally } from './rally.tsx'

export type TieBreakScene = EventScene<TieBreakFixture, TieBreakPlay, TieBreakKey>

type Points = TieBreakPlay['points']

/** The court, the scoreboard over it, and what happens now; the points so far under it. */
export function Stage({ fixture, play, playMs, isStill, voice, sounds, number }: TieBreakScene) {
  const all = play?.points ?? []
  const counted = useEachFrame(() => pace.at(all.length, playMs()).counted)
  const points = all.slice(0, counted)
  const isOver = all.length > 0 && counted === all.length
  const teller = { fixture, voice }
  usePointSounds({ points: all, playMs, isStill, sounds })
  const names = { first: voice.say(fixture.first), second: voice.say(fixture.second) }
  return (
    <div className={isStill ? 'tie-break-stage tie-break-still' : 'tie-break-stage'}>
      <div className="tie-break-view">
        <Rally
          fixture={fixture}
          isStill={isStill}
          name={voice.say('court', names)}
          playMs={playMs}
          points={all}
        />
        <Scoreboard
          {...teller}
          points={points}
          winner={isOver ? tieBreakWinner(tallyOf(all)) : null}
        />
        <Now {...teller} all={all} isStill={isStill} playMs={playMs} points={points} />
      </div>
      <div className="tie-break-row">
        {play === null ? (
          <ServeCards {...teller} />
        ) : (
          <Trail {...teller} key={number} points={points} />
        )}
      </div>
    </div>
  )
}

type NowProps = Teller & Pick<TieBreakScene, 'playMs' | 'isStill'> & { all: Points; points: Points }

/** Who serves first, how the last point ended, or who has won. */
function Now({ all, points, playMs, isStill, ...teller }: NowProps) {
  const { fixture, voice } = teller
  const isResting = useEachFrame(() => pace.at(all.length, playMs()).rest > 0)
  const last = points.at(-1)
  if (last === undefined) {
    const player = voice.say(fixture.first)
    return <p className="tie-break-now">{voice.say('servesFirst', { player })}</p>
  }
  if (points.length === all.length) {
    return <p className="tie-break-now tie-break-won">{winTold(all, teller)}</p>
  }
  if (isStill) return <p className="tie-break-now">{pointTold(points, teller)}</p>
  return isResting ? (
    <p className={`tie-break-now tie-break-now-${last.end}`} key={points.length}>
      {endTold(last, teller)} · {scoreText(points)}
    </p>
  ) : null
}
