import {
  KANTHA_CHOSEN_MAX,
  KANTHA_PATCHES,
  KANTHA_RISKS,
  KANTHA_STITCHES,
  kanthaChanceOf,
  kanthaPaysCenti,
  kanthaReturn,
  type KanthaRisk,
  percentText,
} from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { multipleText } from './multiple-text.ts'
import type { KanthaKey } from './words/en.ts'
import './rules.css'

const COUNTS = Array.from({ length: KANTHA_CHOSEN_MAX }, (_, index) => index + 1)

/** Just above the stake, in hundredths of it. */
const MORE_CENTI = 101

/** The rules, with every figure from the game itself. */
export function Rules({ voice }: RulesProps<KanthaKey>) {
  const values = { patches: KANTHA_PATCHES, most: KANTHA_CHOSEN_MAX, stitches: KANTHA_STITCHES }
  return (
    <div className="kantha-rules">
      <p>{voice.say('rulesStitch', values)}</p>
      <p>{voice.say('rulesRisk')}</p>
      {KANTHA_RISKS.map((risk) => (
        <RiskFigures key={risk} voice={voice} risk={risk} />
      ))}
      <p>{voice.say('rulesFair', { stitches: KANTHA_STITCHES })}</p>
      <p>{voice.say('rulesKeys')}</p>
    </div>
  )
}

type FiguresProps = { voice: BoardVoice<KanthaKey>; risk: KanthaRisk }

function RiskFigures({ voice, risk }: FiguresProps) {
  return (
    <table>
      <caption>{voice.say('figuresOf', { risk: voice.say(risk) })}</caption>
      <thead>
        <tr>
          <th scope="col">{voice.say('figuresChosen')}</th>
          <th scope="col">{voice.say('figuresReturn')}</th>
          <th scope="col">{voice.say('figuresMore')}</th>
          <th scope="col">{voice.say('figuresLargest')}</th>
        </tr>
      </thead>
      <tbody>
        {COUNTS.map((count) => (
          <tr key={count}>
            <th scope="row">{count}</th>
            <td>{percentText(kanthaReturn(risk, count))}%</td>
            <td>{percentText(kanthaChanceOf(risk, count, MORE_CENTI))}%</td>
            <td>×{multipleText(Math.max(...kanthaPaysCenti(risk, count)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
