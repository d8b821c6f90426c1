import { HARI_LEVELS, HARI_ROWS_MAX, hariMultipleCenti, hariRows } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { countText, multipleText } from './texts.ts'
import type { HariKey } from './words/en.ts'

const ROWS = Array.from({ length: HARI_ROWS_MAX }, (_, index) => HARI_ROWS_MAX - index)

/** What every row of every palm pays, the highest row first. */
export function RowPays({ voice }: RulesProps<HariKey>) {
  return (
    <table className="hari-pays">
      <caption>{voice.say('figuresPays')}</caption>
      <thead>
        <tr>
          <th scope="col">{voice.say('figuresRow')}</th>
          {HARI_LEVELS.map((level) => (
            <th key={level} scope="col">
              {voice.say(level)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{countText(voice, row)}</th>
            {HARI_LEVELS.map((level) => (
              <td key={level}>
                {row <= hariRows(level) && multipleText(hariMultipleCenti(level, row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
