import { DUEL_CORE, DUEL_HULL, DUEL_SIDES, type DuelRound } from '@maidan/casino'
import { KITS } from '../kits.ts'
import { wonOf, type Shown } from '../steps.ts'
import type { Teller } from '../told.ts'

type BarsProps = Teller & { called: Shown['called']; now: DuelRound }

/** Both robots with what is left of their hulls, the cells of their cores, and the rounds they have won. */
export function Bars({ fixture, voice, called, now }: BarsProps) {
  return (
    <ul className="duel-bars">
      {DUEL_SIDES.map((side) => {
        const robot = voice.say(fixture[side])
        const [hull, core, won] = [now.hull[side], now.core[side], wonOf(called, side)]
        const full = { full: DUEL_HULL, cells: DUEL_CORE }
        return (
          <li
            aria-label={voice.say('bar', { robot, hull, core, won, ...full })}
            className={`duel-bar duel-bar-${side}`}
            key={side}
          >
            <span>
              <b>{robot}</b>
              <em>{won}</em>
            </span>
            <Cells colour={KITS[fixture[side]].plate} count={DUEL_HULL} filled={hull} kind="hull" />
            <Cells colour="#32e0ff" count={DUEL_CORE} filled={core} kind="core" />
          </li>
        )
      })}
    </ul>
  )
}

type CellsProps = { kind: 'hull' | 'core'; count: number; filled: number; colour: string }

function Cells({ kind, count, filled, colour }: CellsProps) {
  return (
    <div className={`duel-cells duel-cells-${kind}`}>
      {Array.from({ length: count }, (_, cell) => (
        <i key={cell} style={cell < filled ? { background: colour } : undefined} />
      ))}
    </div>
  )
}
