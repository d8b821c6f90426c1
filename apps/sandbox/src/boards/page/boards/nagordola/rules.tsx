import {
  DOLA_RISKS,
  DOLA_SEATS,
  dolaChance,
  dolaMultiplesTenths,
  dolaReturn,
  percentText,
  type DolaSetup,
} from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { WAITING_MAX } from '../../turns/use-waiting.ts'
import { multipleText } from './texts.ts'
import type { DolaKey } from './words/en.ts'
import './rules.css'
import { countText } from '../../../../games/page/words/count-text.ts'

const SETUPS = DOLA_RISKS.flatMap((risk) => DOLA_SEATS.map((seats): DolaSetup => ({ seats, risk })))

/** The rules, with every figure from the game itself. */
export function Rules({ voice }: RulesProps<DolaKey>) {
  return (
    <div className="dola-rules">
      <p>{voice.say('rulesTurn', { seats: countText(voice.language, DOLA_SEATS.join(', ')) })}</p>
      <p>{voice.say('rulesRisk')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{voice.say('figuresWheel')}</th>
            <th scope="col">{voice.say('figuresPays')}</th>
            <th scope="col">{voice.say('figuresReturn')}</th>
          </tr>
        </thead>
        <tbody>
          {SETUPS.map((setup) => (
            <WheelFigures key={`${setup.risk}-${setup.seats}`} voice={voice} setup={setup} />
          ))}
        </tbody>
      </table>
      <p>{voice.say('rulesFair')}</p>
      <p>{voice.say('rulesWaiting', { count: WAITING_MAX })}</p>
      <p>{voice.say('rulesKeys')}</p>
    </div>
  )
}

type FiguresProps = { voice: BoardVoice<DolaKey>; setup: DolaSetup }

function WheelFigures({ voice, setup: { seats, risk } }: FiguresProps) {
  return (
    <tr>
      <th scope="row">{voice.say('wheelOf', { seats, risk: voice.say(risk) })}</th>
      <td>
        <ul>
          {dolaMultiplesTenths(seats, risk).map((tenths) => (
            <li key={tenths}>
              ×{multipleText(tenths)} · {percentText(dolaChance(seats, risk, tenths))}%
            </li>
          ))}
        </ul>
      </td>
      <td>{percentText(dolaReturn(seats, risk))}%</td>
    </tr>
  )
}
