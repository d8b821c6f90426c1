import { endOfRound } from '@maidan/casino'
import { KITS } from '../kits.ts'
import type { Shown } from '../steps.ts'
import type { Teller } from '../told.ts'

type RoundsProps = Teller & { called: Shown['called'] }

/** The rounds that have ended: who won each, and in how many turns. */
export function Rounds({ fixture, voice, called }: RoundsProps) {
  if (called.length === 0) return <p className="duel-none">{voice.say('noRound')}</p>
  return (
    <ol className="duel-rounds">
      {called.map((fought, place) => {
        const { winner, turns } = endOfRound(fought)
        const robot = voice.say(fixture[winner])
        return (
          // Rounds come one after the other and never change.
          <li key={place}>
            <i style={{ background: KITS[fixture[winner]].plate }} />
            <span>{voice.say('roundTold', { round: place + 1, robot, turns })}</span>
          </li>
        )
      })}
    </ol>
  )
}
