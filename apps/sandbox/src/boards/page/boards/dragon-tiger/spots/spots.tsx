import {
  DRAGON_TIGER_PAYS,
  DRAGON_TIGER_SPOTS,
  type DragonTigerSide,
  type DragonTigerSpot,
  type DragonTigerWinner,
} from '@maidan/casino'
import type { BetChoice, BoardVoice, OwnStake } from '../../../board.ts'
import { Chip } from '../../../chips/chip.tsx'
import { DragonEmblem, TigerEmblem } from './emblems.tsx'
import type { DragonTigerKey } from '../words/keys.ts'

type SpotsProps = {
  bet: BetChoice
  own: readonly OwnStake<DragonTigerSpot>[]
  players: readonly { spot: DragonTigerSpot }[]
  /** All bets of the round, of which `players` are the newest. */
  playerCount: number
  /** Null until the cards have been turned. */
  winner: DragonTigerWinner | null
  canBet: boolean
  place: (side: DragonTigerSide) => void
  voice: BoardVoice<DragonTigerKey>
}

/** The fields of the table; each tap bets the chosen stake once more. */
export function Spots(props: SpotsProps) {
  return (
    <div className="dragon-tiger-spots">
      {DRAGON_TIGER_SPOTS.map((side) => (
        <Field key={side} side={side} table={props} />
      ))}
    </div>
  )
}

function Field({ side, table }: { side: DragonTigerSide; table: SpotsProps }) {
  const { bet, voice, winner, canBet, place } = table
  const own = table.own.filter(({ spot }) => spot.on === side)
  const known = table.players.filter(({ spot }) => spot.on === side).length
  // The room tells the newest bets only; where there are more, a field counts from these upwards.
  const all = table.playerCount > table.players.length ? `${known}+` : String(known)
  const ownMinor = own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  const times = String(DRAGON_TIGER_PAYS[side])
  const name = [
    voice.say('spotName', { spot: voice.say(side), times, stake: voice.money(bet.minor) }),
    ownMinor > 0n && voice.say('spotOwn', { amount: voice.money(ownMinor) }),
    known > 0 && voice.say('spotAll', { count: all }),
  ]
  return (
    <button
      aria-disabled={!canBet}
      aria-label={name.filter(Boolean).join(' ')}
      className={fieldClasses(side, winner)}
      onClick={() => canBet && place(side)}
      type="button"
    >
      {side === 'dragon' && <DragonEmblem />}
      {side === 'tiger' && <TigerEmblem />}
      <span className="dragon-tiger-field-name">{voice.say(side)}</span>
      <span className="dragon-tiger-field-pays">{voice.say('pays', { times })}</span>
      <span className="dragon-tiger-field-all">
        {known > 0 ? voice.say('allCount', { count: all }) : ''}
      </span>
      <Stack levels={bet.levels} own={own} voice={voice} />
    </button>
  )
}

/** A tie wins on a suited tie as well. */
function fieldClasses(side: DragonTigerSide, winner: DragonTigerWinner | null): string {
  const isWinner = side === winner || (side === 'tie' && winner === 'suited-tie')
  return [
    'dragon-tiger-field',
    `dragon-tiger-field-${side}`,
    isWinner && 'dragon-tiger-field-won',
    winner !== null && !isWinner && 'dragon-tiger-field-lost',
  ]
    .filter(Boolean)
    .join(' ')
}

type StackProps = {
  own: readonly OwnStake<DragonTigerSpot>[]
  levels: readonly bigint[]
  voice: BoardVoice<DragonTigerKey>
}

/** The player's chips on a field, each bet one, and what they come to. */
function Stack({ own, levels, voice }: StackProps) {
  if (own.length === 0) return null
  const sumMinor = own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  return (
    <span className="dragon-tiger-stack">
      {own.map(({ betId, stakeMinor, state }, index) => (
        <span className="dragon-tiger-chip" key={betId}>
          <Chip
            amount={voice.money(index === own.length - 1 ? sumMinor : stakeMinor)}
            isPending={state === 'asked'}
            step={levels.indexOf(stakeMinor)}
          />
        </span>
      ))}
    </span>
  )
}
