import type { DragonTigerSpot } from '@maidan/casino'
import { moneyWriter } from '../../../../games/page/hud/money-text.ts'
import type { PublicBet } from '../../../../rooms/room-api.ts'
import type { BoardVoice } from '../../board.ts'
import type { DragonTigerKey } from './words/keys.ts'

/** Bets that are listed; the fields count them all. */
const LISTED_MAX = 8

type RoomBetsProps = {
  bets: readonly (PublicBet & { spot: DragonTigerSpot })[]
  voice: BoardVoice<DragonTigerKey>
}

/** The newest bets of everybody in the room, each in the currency of its player. Wide tables only. */
export function RoomBets({ bets, voice }: RoomBetsProps) {
  if (bets.length === 0) return null
  return (
    <div className="dragon-tiger-room-bets">
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
