import { fivePoints, type Five } from '@maidan/casino'
import { Armband } from '../build/five-strip.tsx'
import { Shirt } from '../build/squads.tsx'
import type { MatchPart } from './match-part.ts'

type TeamStandProps = MatchPart & {
  team: Five
  /** What the team's points come to so far, and in the end. */
  stand: string
}

/** A team of the player: five who light up as they score, and what they come to. */
export function TeamStand({ team, stand, ...part }: TeamStandProps) {
  const { shown, table } = part
  return (
    <>
      <ul className="fantasy-strip">
        {team.five.map((place) => (
          <Member key={place} {...part} place={place} isCaptain={place === team.captain} />
        ))}
      </ul>
      <p className="fantasy-total">
        <b>{table.voice.say('points', { points: fivePoints(shown.points, team) })}</b>
        <span>{stand}</span>
      </p>
      <p aria-live="polite" className="spoken">
        {shown.decided !== null && stand}
      </p>
    </>
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
