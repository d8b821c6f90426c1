import { callMinor } from '@maidan/casino'
import { Chip } from '../../../chips/chip.tsx'
import type { HoldemView } from '../deal-steps.ts'
import type { HoldemProps } from '../props.ts'
import './spots.css'

type SpotsProps = { view: HoldemView; table: HoldemProps }

/** The two places for chips: the ante that is staked before the cards, and the call after the flop. */
export function Spots({ view, table }: SpotsProps) {
  const { round, bet } = table
  const anteMinor = round?.betMinor ?? bet.minor
  const isGone = view.paid !== null && BigInt(view.paid.totalMinor) === 0n
  return (
    <div className={isGone ? 'ch-spots ch-spots-gone' : 'ch-spots'}>
      <Spot minor={view.own.length > 0 ? anteMinor : null} name="ante" table={table} />
      <Spot minor={view.move === 'call' ? callMinor(anteMinor) : null} name="call" table={table} />
    </div>
  )
}

type SpotProps = { name: 'ante' | 'call'; minor: bigint | null; table: HoldemProps }

function Spot({ name, minor, table: { voice, bet } }: SpotProps) {
  const { say, money } = voice
  const staked = minor === null ? null : money(minor)
  const step = bet.levels.findLastIndex((level) => minor !== null && level <= minor)
  return (
    <span className="ch-spot">
      <span aria-hidden="true" className="ch-ring">
        {staked !== null && <Chip amount={staked} step={Math.max(0, step)} />}
      </span>
      <small aria-hidden="true">{say(name)}</small>
      {staked !== null && (
        <span className="spoken">{say(`${name}Staked`, { amount: staked })}</span>
      )}
    </span>
  )
}
