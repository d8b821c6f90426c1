import { archeryAim, ARCHERY_SIDES, arrowWays, type ArcherySide } from '@maidan/casino'
import { KITS } from '../kits.ts'
import type { Teller } from '../told.ts'

/** Before a round: how each archer's arrows go in the wind of this meeting. */
export function Form({ fixture, voice }: Teller) {
  return (
    <ul className="archery-form">
      {ARCHERY_SIDES.map((side) => (
        <li key={side}>
          <i style={{ background: KITS[fixture[side]].shirt }} />
          <span>
            {voice.say('form', { archer: voice.say(fixture[side]), ...shares(fixture, side) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Arrows of a hundred, rounded: X, tens beside it and nines; and how far the wind carries each. */
function shares(fixture: Teller['fixture'], side: ArcherySide) {
  const aim = archeryAim(fixture, side)
  const { scores } = arrowWays(aim)
  const all = scores.reduce((sum, { ways }) => sum + Number(ways), 0)
  const of = (asked: number, inner: boolean) => {
    const found = scores.find(({ score, isInner }) => score === asked && isInner === inner)
    return Math.round((Number(found?.ways ?? 0n) * 100) / all)
  }
  return { x: of(10, true), ten: of(10, false), nine: of(9, false), drift: Math.abs(aim.driftMm) }
}
