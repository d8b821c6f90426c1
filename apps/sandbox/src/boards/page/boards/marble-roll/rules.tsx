import {
  MARBLE_LINE_MAX,
  MARBLE_LINE_MIN,
  MARBLE_MARKS,
  MARBLE_TOLD_PARTS,
  marbleChance,
  marblePaysMilli,
  marbleReturn,
  percentText,
} from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { WAITING_MAX } from '../../turns/use-waiting.ts'
import { markText, multipleText } from './texts.ts'
import type { MarbleKey } from './words/en.ts'
import './rules.css'
import { countText } from '../../../../games/page/words/count-text.ts'

const PARTS = MARBLE_TOLD_PARTS.toSorted((a, b) => a - b)

/** The rules, with every figure from the game itself. */
export function Rules({ voice }: RulesProps<MarbleKey>) {
  const marks = countText(voice.language, MARBLE_MARKS.toLocaleString('en'))
  const [least, most] = [markText(MARBLE_LINE_MIN), markText(MARBLE_LINE_MAX)]
  return (
    <div className="marble-rules">
      <p>{voice.say('rulesRoll', { marks, least, most })}</p>
      <p>{voice.say('rulesPays')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{voice.say('figuresPart')}</th>
            <th scope="col">{voice.say('figuresPays')}</th>
            <th scope="col">{voice.say('figuresChance')}</th>
            <th scope="col">{voice.say('figuresReturn')}</th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map((line) => (
            <PartFigures key={line} line={line} />
          ))}
        </tbody>
      </table>
      <p>{voice.say('rulesFair', { marks })}</p>
      <p>{voice.say('rulesWaiting', { count: WAITING_MAX })}</p>
      <p>{voice.say('rulesKeys')}</p>
    </div>
  )
}

function PartFigures({ line }: { line: number }) {
  const setup = { side: 'under', line } as const
  return (
    <tr>
      <th scope="row">{markText(line)}</th>
      <td>×{multipleText(marblePaysMilli(setup))}</td>
      <td>{percentText(marbleChance(setup))}%</td>
      <td>{percentText(marbleReturn(setup))}%</td>
    </tr>
  )
}
