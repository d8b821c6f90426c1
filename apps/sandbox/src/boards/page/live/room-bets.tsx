import { moneyWriter } from '../../../games/page/hud/money-text.ts'
import type { PublicBet } from '../../../rooms/room-api.ts'
import type { BoardVoice } from '../board.ts'
import type { LiveKey } from './words/live-key.ts'

/** Bets that are listed; the fields count them all. */
const LISTED_MAX = 8

type RoomBetsProps<Side extends string> = {
  bets: readonly (PublicBet & { spot: { on: Side } })[]
  voice: BoardVoice<LiveKey | Side>
}

/** The newest bets of everybody in the room, each in the currency of its player. Wide tables only. */
export function RoomBets<Side extends string>({ bets, voice }: RoomBetsProps<Side>) {
  if (bets.length === 0) return null
  return (
    <div className="live-room-bets">
      <h3>{voice.say('everybody')}</h3>
      <ul>
        {bets.slice(0, LISTED_MAX).map((bet, index) => (
          // Bets of strangers have no name of their own here, and only ever move down the list.
          <li key={bets.length - index}>
            <span>{bet.name}</span>
            <span>{voice.say(bet.spot.on)}</span>
            <span>{moneyWriter(bet.currency)(BigInt(bet.stakeMinor))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
