import type { BoardVoice, OwnStake, RoomTable } from '../../board.ts'
import { Chip } from '../../chips/chip.tsx'
import type { FieldsShow } from '../live-show.ts'
import type { LiveKey } from '../words/live-key.ts'
import { countText } from '../../../../games/page/words/count-text.ts'

type FieldsProps<Side extends string> = {
  table: Pick<
    RoomTable<{ on: Side }, unknown, LiveKey | Side>,
    'bet' | 'own' | 'players' | 'playerCount' | 'voice'
  >
  show: FieldsShow<Side>
  canBet: boolean
  /** Null until the result has been told. */
  pays: ((stakeMinor: bigint, spot: { on: Side }) => bigint) | null
  place: (side: Side) => void
}

/** The fields of the table; each tap bets the chosen stake once more. */
export function Fields<Side extends string>(props: FieldsProps<Side>) {
  return (
    <div className="live-fields">
      {props.show.sides.map((side) => (
        <Field key={side} side={side} fields={props} />
      ))}
    </div>
  )
}

function Field<Side extends string>({ side, fields }: { side: Side; fields: FieldsProps<Side> }) {
  const { table, show, canBet, place } = fields
  const { bet, voice } = table
  const own = table.own.filter(({ spot }) => spot.on === side)
  const known = table.players.filter(({ spot }) => spot.on === side).length
  // The room tells the newest bets only; where there are more, a field counts from these upwards.
  const isMore = table.playerCount > table.players.length
  const all = countText(voice.language, isMore ? `${known}+` : known)
  const ownMinor = own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  const pays = show.paysText(side)
  const name = [
    voice.say('spotName', { spot: voice.say(side), pays, stake: voice.money(bet.minor) }),
    ownMinor > 0n && voice.say('spotOwn', { amount: voice.money(ownMinor) }),
    known > 0 && voice.say('spotAll', { count: all }),
  ]
  return (
    <button
      aria-disabled={!canBet}
      aria-label={name.filter(Boolean).join(' ')}
      className={fieldClasses(side, fields)}
      onClick={() => canBet && place(side)}
      type="button"
    >
      {show.emblemOf?.(side)}
      <span className="live-field-name">{voice.say(side)}</span>
      <span className="live-field-pays">{pays}</span>
      <span className="live-field-all">
        {known > 0 ? voice.say('allCount', { count: all }) : ''}
      </span>
      <Stack levels={bet.levels} own={own} voice={voice} />
    </button>
  )
}

const ANY_STAKE = 100n

/** A field shines where it pays more than the stake, and steps back where it pays nothing. */
function fieldClasses<Side extends string>(on: Side, { show, pays }: FieldsProps<Side>): string {
  const paid = pays?.(ANY_STAKE, { on })
  return [
    'live-field',
    `${show.name}-field-${on}`,
    paid !== undefined && paid > ANY_STAKE && 'live-field-won',
    paid === 0n && 'live-field-lost',
  ]
    .filter(Boolean)
    .join(' ')
}

type StackProps = {
  own: readonly OwnStake<unknown>[]
  levels: readonly bigint[]
  voice: Pick<BoardVoice, 'money'>
}

/** The player's chips on a field, each bet one, and what they come to. */
function Stack({ own, levels, voice }: StackProps) {
  if (own.length === 0) return null
  const sumMinor = own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  return (
    <span className="live-stack">
      {own.map(({ betId, stakeMinor, state }, index) => (
        <span className="live-chip" key={betId}>
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
