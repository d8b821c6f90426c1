import { fivePoints, type Five } from '@maidan/casino'
import type { MatchPart } from './match-part.ts'

type TeamTabsProps = Pick<MatchPart, 'shown' | 'table'> & {
  teams: readonly Five[]
  chosen: number
  choose: (index: number) => void
}

/** The player's teams of this round with their points so far; one of them alone needs no choice. */
export function TeamTabs({
  shown,
  table: { voice, sounds },
  teams,
  chosen,
  choose,
}: TeamTabsProps) {
  if (teams.length < 2) return null
  return (
    <div className="fantasy-tabs">
      {teams.map((team, index) => (
        <button
          aria-pressed={index === chosen}
          key={index}
          onClick={() => {
            sounds.play('press')
            choose(index)
          }}
          type="button"
        >
          {voice.say('ownTeam', { place: index + 1 })} ·{' '}
          {voice.say('points', { points: fivePoints(shown.points, team) })}
        </button>
      ))}
    </div>
  )
}
