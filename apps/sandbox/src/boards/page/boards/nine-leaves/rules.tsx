import {
  DEW_TIMES,
  fraction,
  LEAF_NUMBERS,
  LEAF_PRIZES_TENTHS,
  LEAVES,
  LEAVES_MOST,
  lotsIn,
  nineLeaves,
  OWN_NUMBERS,
  percentText,
  type Lots,
} from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { prizeText } from './texts.ts'
import type { LeavesKey } from './words/en.ts'
import './rules.css'
import { countText } from '../../../../games/page/words/count-text.ts'

/** The rules, with every figure from the game itself. */
export function Rules({ voice }: RulesProps<LeavesKey>) {
  const [bet] = nineLeaves.bets
  const most = LEAVES_MOST.toLocaleString('en')
  const numbers = { leaves: LEAVES, own: OWN_NUMBERS, numbers: String(LEAF_NUMBERS) }
  return (
    <div className="leaves-rules">
      <p>{voice.say('rulesCard', numbers)}</p>
      <p>{voice.say('rulesPay', { most })}</p>
      <Figures
        voice={voice}
        head={voice.say('figuresPrize')}
        row={LEAF_PRIZES_TENTHS}
        text={prizeText}
      />
      <p>{voice.say('rulesDew')}</p>
      <Figures voice={voice} head={voice.say('figuresDew')} row={DEW_TIMES} text={String} />
      {bet !== undefined && (
        <p>
          {voice.say('rulesReturn', {
            back: countText(voice.language, percentText(bet.exactReturn)),
            hits: countText(voice.language, percentText(bet.hitRate)),
          })}
        </p>
      )}
      <p>{voice.say('rulesFair', numbers)}</p>
      <p>{voice.say('rulesKeys')}</p>
      <p>{voice.say('rulesAbsent')}</p>
    </div>
  )
}

type FiguresProps = {
  voice: RulesProps<LeavesKey>['voice']
  head: string
  row: Lots
  text: (worth: number) => string
}

/** What can be drawn, and how likely each of it is. */
function Figures({ voice, head, row, text }: FiguresProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{voice.say('figuresChance')}</th>
        </tr>
      </thead>
      <tbody>
        {row.map(({ worth, lots }) => (
          <tr key={worth}>
            <th scope="row">×{text(worth)}</th>
            <td>{percentText(fraction(BigInt(lots), BigInt(lotsIn(row))))}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
