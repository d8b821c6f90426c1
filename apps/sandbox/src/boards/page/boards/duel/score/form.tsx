import { DUEL_SIDES, ROBOTS } from '@maidan/casino'
import { KITS } from '../kits.ts'
import type { Teller } from '../told.ts'

/** Before a round: how many of a hundred turns each robot makes which move in. */
export function Form({ fixture, voice }: Teller) {
  return (
    <ul className="duel-form">
      {DUEL_SIDES.map((side) => (
        <li key={side}>
          <i style={{ background: KITS[fixture[side]].plate }} />
          <span>
            {voice.say('form', { robot: voice.say(fixture[side]), ...ROBOTS[fixture[side]] })}
          </span>
        </li>
      ))}
    </ul>
  )
}
