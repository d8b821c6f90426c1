import { CASTS_PER_BASKET, catchChance, FISH, padmaNets, percentText } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { FishFigure } from './fish/fish-figure.tsx'
import type { NetWord } from './words/net-words.ts'
import './panels.css'

/** The rules, with every figure from the game itself. */
export function Rules({ voice }: RulesProps<NetWord>) {
  const casts = CASTS_PER_BASKET
  const largest = Math.max(...padmaNets.bets.map(({ largestMultiple }) => largestMultiple))
  return (
    <div className="nets-rules">
      <p>{voice.say('rulesBasket', { casts })}</p>
      <p>{voice.say('rulesHome')}</p>
      <p>{voice.say('rulesFair')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{voice.say('tableFish')}</th>
            <th scope="col">{voice.say('tablePays')}</th>
            <th scope="col">{voice.say('tableChance')}</th>
            <th scope="col">{voice.say('tableReturn')}</th>
          </tr>
        </thead>
        <tbody>
          {FISH.map(({ kind, multiple }) => (
            <tr key={kind}>
              <th scope="row">
                <FishFigure kind={kind} className="nets-rules-figure" />
                {voice.say(`fish.${kind}`)}
              </th>
              <td>×{multiple}</td>
              <td>{castsPerCatch(kind)}</td>
              <td>{returnText(kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{voice.say('rulesLargest', { multiple: String(largest), casts })}</p>
      <p>{voice.say('rulesProtected')}</p>
    </div>
  )
}

/** How many casts one fish takes on average, with two decimals. */
function castsPerCatch(kind: (typeof FISH)[number]['kind']): string {
  const { numerator, denominator } = catchChance(kind)
  return (Number((denominator * 100n) / numerator) / 100).toFixed(2)
}

function returnText(kind: string): string {
  const facts = padmaNets.bets.find(({ key }) => key === kind)
  return facts ? `${percentText(facts.exactReturn)}%` : ''
}
