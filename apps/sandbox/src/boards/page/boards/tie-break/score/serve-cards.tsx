import { serveChances } from '@maidan/casino'
import { KITS } from '../kits.ts'
import type { Teller } from '../told.ts'

const SIDES = ['first', 'second'] as const

/** Before a round: how well each player does on their own serve in this meeting. */
export function ServeCards({ fixture, voice }: Teller) {
  return (
    <ul className="tie-break-serves">
      {SIDES.map((side) => {
        const { won, ace } = serveChances(fixture, side)
        return (
          <li key={side}>
            <i style={{ background: KITS[fixture[side]].shirt }} />
            <span>{voice.say('onServe', { player: voice.say(fixture[side]), won, ace })}</span>
          </li>
        )
      })}
    </ul>
  )
}
