import { FANTASY_FIXTURES, fantasyFixture, fantasyFixtureAt, SERIES } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { fixtureText } from '../names.ts'
import type { FantasyKey } from '../words/fantasy-key.ts'

const COMING = 4

/** Which sides meet after this series. */
export function Coming({ number, voice }: { number: number; voice: BoardVoice<FantasyKey> }) {
  const left = SERIES - (number % SERIES)
  return (
    <section className="fantasy-coming">
      <h3>{voice.say('coming')}</h3>
      <ul>
        {Array.from({ length: Math.min(COMING, FANTASY_FIXTURES.length) }, (_, index) => {
          const after = left + index * SERIES
          return (
            <li key={after}>
              <span>{fixtureText(fantasyFixture(fantasyFixtureAt(number + after)), voice)}</span>
              <span>
                {after === 1 ? voice.say('next') : voice.say('inMatches', { count: after })}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
