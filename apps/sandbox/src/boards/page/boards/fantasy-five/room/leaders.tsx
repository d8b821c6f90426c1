import type { FivePart } from '../match/five-part.ts'
import { timesText } from '../../../fantasy/show/points-text.ts'
import { rankTeams } from './rank-teams.ts'

/** Everybody's teams by their points so far, the player's own among them. */
export function Leaders({ all, shown, table }: FivePart) {
  const { voice, players, own, playerCount } = table
  const teams = rankTeams(players, own, shown.points)
  if (teams.length === 0) return <p className="fantasy-empty">{voice.say('noRoom')}</p>
  const count = Math.max(playerCount, teams.length)
  return (
    <>
      <p className="fantasy-count">
        {teams.length < count
          ? voice.say('roomSome', { shown: teams.length, count })
          : voice.say('roomCount', { count })}
      </p>
      <ol aria-label={voice.say('room')} className="fantasy-leaders">
        {teams.map(({ key, name, rank, spot, points, paysCenti }) => {
          const captain = all[spot.captain]
          return (
            <li className={name === null ? 'own' : ''} key={key}>
              <span className="fantasy-rank">{rank}</span>
              <span className="fantasy-who">
                <b>{name ?? voice.say('you')}</b>
                <small>
                  {captain !== undefined &&
                    voice.say('captainIs', { name: voice.say(`name-${captain.key}`) })}
                </small>
              </span>
              <span className="fantasy-pays">{paysCenti > 0 && `${timesText(paysCenti)}×`}</span>
              <b className="fantasy-points">{points}</b>
            </li>
          )
        })}
      </ol>
    </>
  )
}
