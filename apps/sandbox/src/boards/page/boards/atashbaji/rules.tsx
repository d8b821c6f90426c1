import {
  BAJI_TARGET_MAX_CENTI,
  BAJI_TARGET_MIN_CENTI,
  BAJI_TOLD_CENTI,
  bajiChance,
  bajiReturn,
  percentText,
} from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { WAITING_MAX } from '../../turns/use-waiting.ts'
import { chanceText, countText, heightText } from './texts.ts'
import type { BajiKey } from './words/en.ts'
import './rules.css'

const TARGETS = BAJI_TOLD_CENTI.toSorted((a, b) => a - b)

/** The rules, with every figure from the game itself. */
export function Rules({ voice }: RulesProps<BajiKey>) {
  const least = heightText(BAJI_TARGET_MIN_CENTI)
  const most = heightText(BAJI_TARGET_MAX_CENTI)
  return (
    <div className="baji-rules">
      <p>{voice.say('rulesRise', { least, most })}</p>
      <p>{voice.say('rulesPays')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{voice.say('target')}</th>
            <th scope="col">{voice.say('chance')}</th>
            <th scope="col">{voice.say('figuresReturn')}</th>
          </tr>
        </thead>
        <tbody>
          {TARGETS.map((centi) => (
            <TargetFigures key={centi} voice={voice} centi={centi} />
          ))}
        </tbody>
      </table>
      <p>{voice.say('rulesFair')}</p>
      <p>{voice.say('rulesWaiting', { count: countText(voice, WAITING_MAX) })}</p>
      <p>{voice.say('rulesKeys')}</p>
    </div>
  )
}

type FiguresProps = { voice: BoardVoice<BajiKey>; centi: number }

function TargetFigures({ voice, centi }: FiguresProps) {
  return (
    <tr>
      <th scope="row">×{heightText(centi)}</th>
      <td>{chanceText(voice, bajiChance(centi))}</td>
      <td>{percentText(bajiReturn(centi))}%</td>
    </tr>
  )
}
