import { hariMultipleCenti, hariRows, hariWinMinor } from '@maidan/casino'
import { SidePrices } from '../../turns/side/side-prices.tsx'
import type { HariProps } from './props.ts'
import { multipleText, rowChanceText } from './texts.ts'
import type { Moves } from './use-moves.ts'

type NextRowProps = { table: HariProps; moves: Moves }

/** What the next row pays, how likely it holds, and what could be taken then. */
export function NextRow({ table, moves }: NextRowProps) {
  const { voice, round, bet } = table
  const { level, view } = moves
  const next = Math.min(view.climbed.length + 1, hariRows(level))
  const betMinor = round?.betMinor ?? bet.minor
  return (
    <SidePrices
      figures={[
        [voice.say('nextPays'), `×${multipleText(hariMultipleCenti(level, next))}`],
        [voice.say('chance'), rowChanceText(level)],
        [voice.say('couldTake'), voice.money(hariWinMinor(betMinor, level, next))],
      ]}
    />
  )
}
