import {
  BASKETS,
  GROVE_MOST_CENTI,
  groveLast,
  groveMultipleCenti,
  mangoGrove,
  percentText,
} from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { multipleText } from './multiple-text.ts'
import type { GroveWord } from './words/grove-words.ts'
import './controls.css'

/** The rules, with every figure from the game itself. */
export function Rules({ voice }: RulesProps<GroveWord>) {
  return (
    <div className="grove-rules">
      <p>{voice.say('rulesGrove', { baskets: BASKETS })}</p>
      <p>{voice.say('rulesPay')}</p>
      <p>{voice.say('rulesMost', { most: String(GROVE_MOST_CENTI / 100n) })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{voice.say('figuresWasps')}</th>
            <th scope="col">{voice.say('figuresReturn')}</th>
            <th scope="col">{voice.say('figuresFirst')}</th>
            <th scope="col">{voice.say('figuresLargest')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: BASKETS - 1 }, (_, index) => index + 1).map((wasps) => (
            <tr key={wasps}>
              <th scope="row">{wasps}</th>
              <td>{returnText(wasps)}</td>
              <td>×{multipleText(groveMultipleCenti(wasps, 1))}</td>
              <td>×{multipleText(groveMultipleCenti(wasps, groveLast(wasps)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{voice.say('rulesFair')}</p>
      <p>{voice.say('rulesAbsent')}</p>
    </div>
  )
}

function returnText(wasps: number): string {
  const facts = mangoGrove.bets.find(({ key }) => key === `wasps-${wasps}`)
  return facts ? `${percentText(facts.exactReturn)}%` : ''
}
