import { cricketersOf, fantasyFixture, fantasyFixtureAt } from '@maidan/casino'
import type { FantasyRoom } from '../fantasy-room.ts'

/** The player's own teams of this round, while more can be entered. */
export function Entered({ table: { voice, own, betsMax, number } }: { table: FantasyRoom }) {
  if (own.length === 0) return null
  const all = cricketersOf(fantasyFixture(fantasyFixtureAt(number)))
  return (
    <section className="fantasy-entered">
      <h3>{voice.say('ownTeams', { count: own.length, max: betsMax })}</h3>
      <ul>
        {own.map(({ betId, spot, stakeMinor, state }) => (
          <li key={betId}>
            <span>
              {spot.five
                .map((place) => nameOf(all[place]?.key, place === spot.captain))
                .join(' · ')}
            </span>
            <b>{state === 'asked' ? voice.say('asking') : voice.money(stakeMinor)}</b>
          </li>
        ))}
      </ul>
    </section>
  )

  function nameOf(key: (typeof all)[number]['key'] | undefined, isCaptain: boolean): string {
    if (key === undefined) return ''
    const name = voice.say(`name-${key}`)
    return isCaptain ? `${name} 2×` : name
  }
}
