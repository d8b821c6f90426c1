import {
  DROP_RISKS,
  DROP_ROWS,
  type DropRisk,
  type DropRows,
  dropReturn,
  percentText,
  plus,
  potChance,
  potsOf,
} from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { WAITING_MAX } from '../../turns/use-waiting.ts'
import type { DropWord } from './words/drop-words.ts'
import './controls.css'

/** The rules, with every figure from the game itself. */
export function Rules({ voice }: RulesProps<DropWord>) {
  return (
    <div className="drop-rules">
      <p>{voice.say('rulesDrop')}</p>
      <p>{voice.say('rulesSetup')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{voice.say('figuresTable')}</th>
            <th scope="col">{voice.say('figuresReturn')}</th>
            <th scope="col">{voice.say('figuresMore')}</th>
            <th scope="col">{voice.say('figuresLargest')}</th>
          </tr>
        </thead>
        <tbody>
          {DROP_ROWS.flatMap((rows) =>
            DROP_RISKS.map((risk) => (
              <tr key={`${rows}-${risk}`}>
                <th scope="row">{voice.say('tableName', { rows, risk: voice.say(risk) })}</th>
                <td>{percentText(dropReturn(rows, risk))}%</td>
                <td>{chanceOfMore(rows, risk)}%</td>
                <td>×{(potsOf(rows, risk)[0] ?? 0) / 10}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p>{voice.say('rulesFair')}</p>
      <p>{voice.say('rulesWaiting', { count: WAITING_MAX })}</p>
    </div>
  )
}

/** How often a drop pays more than its stake. */
function chanceOfMore(rows: DropRows, risk: DropRisk): string {
  const chances = potsOf(rows, risk).flatMap((tenths, pot) =>
    tenths > 10 ? [potChance(rows, pot)] : [],
  )
  return percentText(chances.reduce(plus))
}
