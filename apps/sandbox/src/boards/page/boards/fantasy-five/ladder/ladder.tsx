import {
  chanceOf,
  LADDER,
  spreadOf,
  type FantasyFixture,
  type FantasySpot,
  type Rung,
} from '@maidan/casino'
import { useMemo } from 'react'
import type { BoardVoice } from '../../../board.ts'
import { chanceText, timesText } from '../../../fantasy/show/points-text.ts'
import type { FiveKey } from '../words/en.ts'
import { countText } from '../../../../../games/page/words/count-text.ts'

type LadderProps = {
  /** Null while there is no team to price. */
  spot: FantasySpot | null
  fixture: FantasyFixture
  voice: BoardVoice<FiveKey>
  /** What the team has scored; null while nobody plays. */
  points?: number | null
}

/** The rungs of a team: points, what they pay, and how likely they are. */
export function Ladder({ spot, fixture, voice, points = null }: LadderProps) {
  const chances = useMemo(() => (spot === null ? [] : chancesOf(spot, fixture)), [spot, fixture])
  if (spot === null) {
    return (
      <ol aria-label={voice.say('ladder')} className="fantasy-ladder">
        {Array.from({ length: LADDER }, (_, index) => (
          <li key={index}>
            <b>–</b>
          </li>
        ))}
      </ol>
    )
  }
  return (
    <ol aria-label={voice.say('ladder')} className="fantasy-ladder">
      {spot.ladder.map((rung, index) => {
        const said = { points: rung.points, times: timesText(rung.paysCenti) }
        const chance = chances[index] ?? ''
        return (
          <li className={isReached(rung, points) ? 'reached' : ''} key={index}>
            {points !== null && <Climb from={spot.ladder[index - 1]} to={rung} points={points} />}
            <span className="spoken">
              {voice.say('rung', { ...said, chance: countText(voice.language, chance) })}
            </span>
            <span aria-hidden="true">{voice.say('ladderPoints', said)}</span>
            <b aria-hidden="true">{said.times}×</b>
            <small aria-hidden="true">{chance}</small>
          </li>
        )
      })}
    </ol>
  )
}

function isReached({ points }: Rung, scored: number | null): boolean {
  return scored !== null && scored >= points
}

type ClimbProps = { from: Rung | undefined; to: Rung; points: number }

/** How much of the way from the rung before has been climbed. */
function Climb({ from, to, points }: ClimbProps) {
  const begins = from?.points ?? 0
  const share = Math.min(1, Math.max(0, (points - begins) / (to.points - begins)))
  return <i aria-hidden="true" style={{ width: `${share * 100}%` }} />
}

function chancesOf({ ladder, five, captain }: FantasySpot, fixture: FantasyFixture) {
  const spread = spreadOf(fixture, { five, captain })
  return ladder.map(({ points }) => chanceText(chanceOf(spread, points)))
}
