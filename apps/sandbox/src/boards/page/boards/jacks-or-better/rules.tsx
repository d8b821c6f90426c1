import { jacksOrBetter, percentText, POKER_HANDS, POKER_PAYS } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import './rules.css'
import type { JacksKey } from './words/en.ts'

/** The rules of Jacks or Better; every figure comes from the game itself. */
export function JacksRules({ voice }: RulesProps<JacksKey>) {
  const { say } = voice
  return (
    <div className="jacks-rules">
      <h3>{say('rulesPlay')}</h3>
      <p>{say('rulesDeal')}</p>
      <p>{say('rulesHold')}</p>
      <p>{say('rulesPay')}</p>
      <p>{say('rulesAway')}</p>
      <h3>{say('rulesPays')}</h3>
      <p>{say('rulesPaysText')}</p>
      <table>
        <tbody>
          {POKER_HANDS.map((hand) => (
            <tr key={hand}>
              <th scope="row">
                {say(hand)}
                <small>{say(`about-${hand}`)}</small>
              </th>
              <td>{say('times', { times: String(POKER_PAYS[hand]) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Figures voice={voice} />
      <p>{say('rulesHint')}</p>
      <p>{say('rulesKeys')}</p>
    </div>
  )
}

function Figures({ voice: { say } }: RulesProps<JacksKey>) {
  return (
    <>
      <h3>{say('rulesFigures')}</h3>
      {jacksOrBetter.bets.map(({ key, exactReturn, hitRate, largestMultiple }) => (
        <dl className="jacks-figures" key={key}>
          <dt>{say('rulesReturn')}</dt>
          <dd>{percentText(exactReturn)} %</dd>
          <dt>{say('rulesHits')}</dt>
          <dd>{percentText(hitRate)} %</dd>
          <dt>{say('rulesLargest')}</dt>
          <dd>{say('rulesLargestText', { times: String(largestMultiple) })}</dd>
        </dl>
      ))}
      <p>{say('rulesReturnText')}</p>
    </>
  )
}
