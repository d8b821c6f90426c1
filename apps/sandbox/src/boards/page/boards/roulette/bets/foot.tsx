import type { RouletteOutcome } from '@maidan/casino'
import type { RouletteTable } from '../roulette-table.ts'
import { Actions } from './actions.tsx'
import { OwnLine } from './own-line.tsx'
import type { LooseBets } from './use-loose-bets.ts'

type FootProps = {
  table: RouletteTable
  loose: LooseBets
  isBetting: boolean
  decided: RouletteOutcome | null
  repeat: (() => void) | null
}

/** The player's bets in a line and, unless a past round is shown, what can be done with them. */
export function Foot({ table, loose, isBetting, decided, repeat }: FootProps) {
  const { own, betsMax, bet, voice, isReplay } = table
  return (
    <div className="roulette-foot">
      <OwnLine
        betsMax={betsMax}
        decided={decided}
        isBetting={isBetting}
        loose={loose.bets}
        own={own}
        stakeMinor={bet.minor}
        voice={voice}
      />
      {!isReplay && <Actions isBetting={isBetting} loose={loose} repeat={repeat} voice={voice} />}
    </div>
  )
}
