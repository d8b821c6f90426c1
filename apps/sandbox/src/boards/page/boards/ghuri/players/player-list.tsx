import type { GhuriSpot } from '@maidan/casino'
import { moneyWriter } from '../../../../../games/page/hud/money-text.ts'
import type { PublicBet } from '../../../../../rooms/room-api.ts'
import type { BoardVoice } from '../../../board.ts'
import { heightText } from '../height-text.ts'
import type { GhuriWord } from '../words/en.ts'

type Player = PublicBet & { spot: GhuriSpot }

type PlayerListProps = {
  voice: BoardVoice<GhuriWord>
  players: readonly Player[]
  count: number
  isOver: boolean
}

/** Who is in this flight with how much, and who left it at what height. */
export function PlayerList({ voice, players, count, isOver }: PlayerListProps) {
  if (players.length === 0) return <p className="ghuri-empty">{voice.say('noPlayers')}</p>
  return (
    <>
      <p className="ghuri-note">{voice.say('betCount', { count })}</p>
      <ul className="ghuri-players">
        {players.map((player, index) => (
          <li key={`${player.name} ${index}`} data-left={leftAs(player, isOver)}>
            <span>{player.name}</span>
            <span>{amountOf(player)}</span>
            <b>{leftText(voice, player, isOver)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

function leftAs({ outAtCenti, winMinor }: Player, isOver: boolean): 'in' | 'out' | 'lost' {
  if (outAtCenti !== null || (winMinor !== null && BigInt(winMinor) > 0n)) return 'out'
  return isOver ? 'lost' : 'in'
}

/** What a player won once that is known, else what they staked, in their own currency. */
function amountOf({ stakeMinor, winMinor, currency }: Player): string {
  const money = moneyWriter(currency)
  const isWon = winMinor !== null && BigInt(winMinor) > 0n
  return isWon ? `+ ${money(BigInt(winMinor))}` : money(BigInt(stakeMinor))
}

function leftText(voice: BoardVoice<GhuriWord>, player: Player, isOver: boolean): string {
  const { outAtCenti, spot } = player
  if (outAtCenti !== null) return heightText(outAtCenti)
  const left = leftAs(player, isOver)
  if (left === 'out') return spot.autoCenti === null ? '✓' : heightText(spot.autoCenti)
  return left === 'in' ? voice.say('inFlight') : '—'
}
