import { hariMultipleCenti, hariRows, hariWinMinor } from '@maidan/casino'
import { SidePrices } from '../../turns/side/side-prices.tsx'
import type { HariProps } from './props.ts'
import { countText, multipleText, rowChanceText } from './texts.ts'
import type { Moves } from './use-moves.ts'

type NextRowProps = { table: HariProps; moves: Moves }

/** What the next row pays, how likely it holds, and what could be taken then. */
export function NextRow({ table, moves }: NextRowProps) {
  const { voice, round, bet } = table
  const { level, view } = moves
  if (view.end !== null) return <WholeClimb table={table} moves={moves} />
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

/** How far a climb that is over got, and what it paid. */
function WholeClimb({ table, moves }: NextRowProps) {
  const { voice, round, bet } = table
  const { level, view } = moves
  const climbed = view.climbed.length
  const isPaid = view.end === 'taken'
  const paidMinor = isPaid ? hariWinMinor(round?.betMinor ?? bet.minor, level, climbed) : 0n
  const counts = { climbed: countText(voice, climbed), rows: countText(voice, hariRows(level)) }
  return (
    <SidePrices
      figures={[
        [voice.say('climbed'), voice.say('climbedOf', counts)],
        [voice.say('paid'), `×${multipleText(isPaid ? hariMultipleCenti(level, climbed) : 0n)}`],
        [voice.say('brought'), voice.money(paidMinor)],
      ]}
    />
  )
}
