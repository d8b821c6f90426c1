import {
  HARI_LEVELS,
  hariMultipleCenti,
  hariRows,
  percentText,
  rosherHari,
  type HariLevel,
} from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { multipleText, rowChanceText } from './texts.ts'
import type { HariKey } from './words/en.ts'

/** For each palm: how likely a row holds, what comes back from the least to the most, what the top pays. */
export function LevelFigures({ voice }: RulesProps<HariKey>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{voice.say('figuresLevel')}</th>
          <th scope="col">{voice.say('figuresHolds')}</th>
          <th scope="col">{voice.say('figuresReturn')}</th>
          <th scope="col">{voice.say('figuresLargest')}</th>
        </tr>
      </thead>
      <tbody>
        {HARI_LEVELS.map((level) => (
          <tr key={level}>
            <th scope="row">{voice.say(level)}</th>
            <td>{rowChanceText(level)}</td>
            <td>{returnText(level)}</td>
            <td>×{multipleText(hariMultipleCenti(level, hariRows(level)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Rows return a little less or more by rounding: the least and the most of them. */
function returnText(level: HariLevel): string {
  const returns = rosherHari.bets
    .filter(({ key }) => key.startsWith(`${level}-`))
    .map(({ exactReturn }) => percentText(exactReturn))
    .toSorted((a, b) => Number(a) - Number(b))
  const [least, most] = [returns[0], returns.at(-1)]
  return least === most ? `${least}%` : `${least}–${most}%`
}
