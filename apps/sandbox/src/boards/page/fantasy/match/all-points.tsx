import type { MatchPart } from '../match/match-part.ts'
import { Shirt } from '../build/squads.tsx'

/** The points of all twelve so far, the most first. */
export function AllPoints({ all, shown, table: { voice, own } }: MatchPart) {
  const picked = new Set(own.flatMap(({ spot }) => spot.five))
  const rows = all
    .map((cricketer, place) => ({ cricketer, place, points: shown.points[place] ?? 0 }))
    .toSorted((one, other) => other.points - one.points)
  return (
    <ol aria-label={voice.say('allPoints')} className="fantasy-leaders">
      {rows.map(({ cricketer, place, points }) => (
        <li className={picked.has(place) ? 'own' : ''} key={cricketer.key}>
          <Shirt team={cricketer.team} />
          <span className="fantasy-who">
            <b>{voice.say(`name-${cricketer.key}`)}</b>
            <small>{voice.say(`role-${cricketer.role}`)}</small>
          </span>
          <b className="fantasy-points">{points}</b>
        </li>
      ))}
    </ol>
  )
}
