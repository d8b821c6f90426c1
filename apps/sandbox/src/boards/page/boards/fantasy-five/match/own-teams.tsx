import { fivePoints, paysCentiFor, type FantasySpot } from '@maidan/casino'
import { useState } from 'react'
import type { OwnStake } from '../../../board.ts'
import { Armband } from '../build/five-strip.tsx'
import { Shirt } from '../build/squads.tsx'
import { Ladder } from '../ladder/ladder.tsx'
import { timesText } from '../show/points-text.ts'
import type { MatchPart } from './match-part.ts'

/** The player's teams of this round: five who light up as they score, and the ladder they climb. */
export function OwnTeams({ all, shown, table }: MatchPart) {
  const { voice, own, sounds } = table
  const [chosen, choose] = useState(0)
  const stake = own[chosen] ?? own[0]
  if (stake === undefined) {
    return (
      <div className="fantasy-own fantasy-own-none">
        <b>{voice.say('noTeam')}</b>
        <span>{voice.say('noTeamHint')}</span>
      </div>
    )
  }
  const { spot } = stake
  const points = fivePoints(shown.points, spot)
  const stand = standText({ all, shown, table }, stake, points)
  return (
    <section aria-label={voice.say('five')} className="fantasy-own">
      {own.length > 1 && (
        <div className="fantasy-tabs">
          {own.map((one, index) => (
            <button
              aria-pressed={one === stake}
              key={one.betId}
              onClick={() => {
                sounds.play('press')
                choose(index)
              }}
              type="button"
            >
              {voice.say('ownTeam', { place: index + 1 })} ·{' '}
              {voice.say('points', { points: fivePoints(shown.points, one.spot) })}
            </button>
          ))}
        </div>
      )}
      <ul className="fantasy-strip">
        {spot.five.map((place) => (
          <Member
            key={place}
            {...{ all, shown, table, place }}
            isCaptain={place === spot.captain}
          />
        ))}
      </ul>
      <p className="fantasy-total">
        <b>{voice.say('points', { points })}</b>
        <span>{stand}</span>
      </p>
      <p aria-live="polite" className="spoken">
        {shown.isDecided && stand}
      </p>
      <Ladder fixture={shown.fixture} points={points} spot={spot} voice={voice} />
    </section>
  )
}

type MemberProps = MatchPart & { place: number; isCaptain: boolean }

function Member({ all, shown, table: { voice }, place, isCaptain }: MemberProps) {
  const cricketer = all[place]
  if (cricketer === undefined) return null
  const times = isCaptain ? 2 : 1
  const more = (shown.added[place] ?? 0) * times
  const isLit = more > 0 && shown.stage === 'playing'
  return (
    <li className={isLit ? 'fantasy-place lit' : 'fantasy-place'}>
      <Shirt team={cricketer.team} />
      <span>{voice.say(`name-${cricketer.key}`)}</span>
      <b>{(shown.points[place] ?? 0) * times}</b>
      {isCaptain && <Armband />}
      {isLit && (
        <i aria-hidden="true" className="fantasy-more" key={shown.told}>
          {voice.say('morePoints', { points: more })}
        </i>
      )}
    </li>
  )
}

/** What a team's points come to so far, and what they need for the next rung. */
function standText(
  { shown, table: { voice } }: MatchPart,
  { spot, stakeMinor, winMinor }: OwnStake<FantasySpot>,
  points: number,
): string {
  const paysCenti = paysCentiFor(spot.ladder, points)
  const worthMinor = (stakeMinor * BigInt(paysCenti)) / 100n
  if (shown.isDecided) {
    return paysCenti > 0
      ? voice.say('won', { amount: voice.money(winMinor ?? worthMinor) })
      : voice.say('lost', { amount: voice.money(stakeMinor) })
  }
  const next = spot.ladder.find((rung) => rung.points > points)
  const ahead =
    next === undefined
      ? voice.say('topRung')
      : voice.say('nextRung', { points: next.points - points, times: timesText(next.paysCenti) })
  if (paysCenti === 0) return ahead
  const now = { times: timesText(paysCenti), amount: voice.money(worthMinor) }
  return `${voice.say('onCourse', now)} · ${ahead}`
}
