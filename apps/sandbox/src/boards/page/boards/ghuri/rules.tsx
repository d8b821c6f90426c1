import { AUTO_MIN_CENTI, ghuri, ghuriChance, HEIGHT_MAX_CENTI } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { chanceText, nearestPercent } from './chance-text.ts'
import './ghuri.css'
import { heightText } from './height-text.ts'
import type { GhuriWord } from './words/en.ts'
import { countText } from '../../../../games/page/words/count-text.ts'

/** The rules of Ghuri; every figure in them is the game's own. */
export function Rules({ voice }: RulesProps<GhuriWord>) {
  const { say } = voice
  const height = heightText(HEIGHT_MAX_CENTI)
  const [usual] = ghuri.bets
  const percent = usual ? nearestPercent(usual.exactReturn) : ''
  const largest = Math.max(...ghuri.bets.map((bet) => bet.largestMultiple))
  return (
    <div className="ghuri-rules">
      <h3>{say('rulesFlightTitle')}</h3>
      <p>{say('rulesFlight')}</p>
      <p>
        {say('rulesHeight', { seconds: doublingSeconds() })} {say('rulesLanding', { height })}
      </p>
      <h3>{say('rulesBetsTitle')}</h3>
      <p>{say('rulesBets', { count: ghuri.betsMax })}</p>
      <p>{say('rulesAuto')}</p>
      <p>{say('rulesHand')}</p>
      <h3>{say('rulesReturnTitle')}</h3>
      <p>{say('rulesReturn', { percent: countText(voice.language, percent) })}</p>
      <FiguresTable say={say} />
      <p>
        {say('rulesLargest', { times: String(largest) })}{' '}
        {say('rulesAtOnce', { flights: cutAtOnce() })}
      </p>
      <h3>{say('rulesDrawTitle')}</h3>
      <p>{say('rulesDraw', { height })}</p>
    </div>
  )
}

function FiguresTable({ say }: Pick<RulesProps<GhuriWord>['voice'], 'say'>) {
  const rows = ghuri.bets
    .map(({ key, exactReturn }) => ({ centi: Number(key.slice('at'.length)), exactReturn }))
    .toSorted((a, b) => a.centi - b.centi)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('rulesHeightHead')}</th>
          <th scope="col">{say('rulesChanceHead')}</th>
          <th scope="col">{say('rulesReturnHead')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ centi, exactReturn }) => (
          <tr key={centi}>
            <th scope="row">{heightText(centi)}</th>
            <td>{chanceText(centi)}</td>
            <td>{nearestPercent(exactReturn)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How long the height takes to double, in whole seconds. */
function doublingSeconds(): number {
  return Math.round((ghuri.curve?.elapsedMs(200) ?? 0) / 1000)
}

/** One flight in so many is cut before the least height at which anybody leaves. */
function cutAtOnce(): number {
  const { numerator, denominator } = ghuriChance(AUTO_MIN_CENTI)
  return Math.round(Number(denominator) / Number(denominator - numerator))
}
