import { kickChances } from '@maidan/casino'
import { KITS } from '../kits.ts'
import type { Teller } from '../told.ts'

const SIDES = ['first', 'second'] as const

/** Before a round: how the kicks of each team go in this meeting. */
export function Chances({ fixture, voice }: Teller) {
  return (
    <ul className="penalty-chances">
      {SIDES.map((side) => (
        <li key={side}>
          <i style={{ background: KITS[fixture[side]].shirt }} />
          <span>
            {voice.say('chances', {
              team: voice.say(fixture[side]),
              ...kickChances(fixture, side),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
