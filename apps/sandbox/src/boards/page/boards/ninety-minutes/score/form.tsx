import { MATCH_CLUBS, MATCH_SIDES, type MatchSide } from '@maidan/casino'
import { KITS } from '../kits.ts'
import { fullName, type Teller } from '../told.ts'

/** Both clubs before a match: where they play, and how strong they are. */
export function Form(teller: Teller) {
  return (
    <ul className="match-form">
      {MATCH_SIDES.map((side) => (
        <Club {...teller} key={side} side={side} />
      ))}
    </ul>
  )
}

function Club({ side, ...teller }: Teller & { side: MatchSide }) {
  const { fixture, voice } = teller
  const { attack, defence } = MATCH_CLUBS[fixture[side]]
  return (
    <li>
      <i style={{ background: KITS[fixture[side]].shirt }} />
      <b>{fullName(side, teller)}</b>
      <span className="match-place">{voice.say(side === 'first' ? 'atHome' : 'away')}</span>
      <span className="match-points">{voice.say('attack', { points: attack })}</span>
      <span className="match-points">{voice.say('defence', { points: defence })}</span>
    </li>
  )
}
