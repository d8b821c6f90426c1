import type { ContestRules, RoomGame, SharedPool } from '@maidan/casino'
import type { BetProof, OwnBet } from '../../../../rooms/room-api.ts'
import { isSame } from './is-same.ts'
import { sharedField } from './shared-field.ts'

/** A bet of a shown round with the contest that it took part in, as the studio tells them. */
type Told = {
  bet: Pick<OwnBet, 'spot' | 'stakeMinor' | 'currency' | 'winMinor' | 'state'>
  contest: BetProof['contest']
  number: number
  outcome: unknown
}

/**
 * Whether a bet of a contest came to what all its entries make of it: the points of each follow from the outcome,
 * and `sharePool` gives them their prizes. A stake that took part in none went back.
 */
export function isSharedRight(
  { readSpot }: Pick<RoomGame, 'readSpot'>,
  rules: ContestRules,
  { bet, contest, number, outcome }: Told,
): boolean {
  if (contest === null) return isBack(bet)
  const { field, place } = contest
  const isPlayable = field.entries.every(({ spot }) => readSpot(spot, number) !== null)
  if (!isPlayable || field.feeBps !== rules.feeBps || !isIn({ bet, contest })) return false
  return isDecidedBy(sharedField(rules, field, outcome), String(place), bet)
}

/** Whether the bet itself is the entry that it is said to be. */
function isIn({ bet, contest }: Pick<Told, 'bet'> & { contest: NonNullable<Told['contest']> }) {
  const { field, place } = contest
  const entry = field.entries[place]
  return (
    entry?.isOwn === true &&
    isSame(entry.spot, bet.spot) &&
    field.stakeMinor === bet.stakeMinor &&
    field.currency === bet.currency
  )
}

function isBack({ state, winMinor }: Told['bet']): boolean {
  return winMinor === null && (state === 'returning' || state === 'returned')
}

/** What the contest gives the entry is what the bet has; one that is about to be settled has nothing yet. */
function isDecidedBy(shared: SharedPool, id: string, bet: Told['bet']): boolean {
  if (bet.state === 'taken') return bet.winMinor === null
  if (shared.state === 'called-off') return isBack(bet)
  const prizeMinor = shared.placed.find((one) => one.id === id)?.prizeMinor
  return bet.winMinor !== null && BigInt(bet.winMinor) === prizeMinor
}
