import { moneyText } from '@maidan/money'
import { Refusal } from '../../platform/http/refusal.ts'
import { bookKey, type KeptRound } from './book/wallet-book.ts'
import type { Seat, WalletDraft } from './book/wallet-draft.ts'
import type { WalletCall } from './wallet-call.ts'

type Bet = Extract<WalletCall, { kind: 'bet' }>
type Placed = { seat: Seat; kept: KeptRound | null }

/** What a hand asks for beside its first stake is no more than twice that: a call, a double, a split. */
const RAISE_MULTIPLE = 2n
/** A round with all its raises: a hand of blackjack that is split and doubled twice comes to no more. */
const ROUND_MULTIPLE = 4n

/**
 * Law 30: a bet that is more than a kept bonus allows is refused before it is taken, and its player is told
 * the term. Chips of one game that are not decided yet count together; bets on sports are each for itself.
 * What a running hand asks for is let by, so that nobody has to give it up in the middle.
 * @throws Refusal BONUS_BET_MAX
 */
export function assertWithinBonus(draft: WalletDraft, call: Bet, { seat, kept }: Placed) {
  const { betMaxMinor, playerId, kind } = seat.session
  if (betMaxMinor === null || call.amountMinor === 0n || isRaise(call, kept)) return
  const besideMinor = kind === 'sports' ? 0n : openMinor(draft, call, seat)
  if (besideMinor + call.amountMinor <= betMaxMinor) return
  draft.refusedBets.set(playerId, betMaxMinor)
  const max = moneyText(betMaxMinor, seat.player.currency)
  throw new Refusal('BONUS_BET_MAX', { params: { max }, extra: { bet_max: String(betMaxMinor) } })
}

function isRaise({ amountMinor }: Bet, kept: KeptRound | null): boolean {
  const first = kept?.round.bets.find(({ rolledBack }) => !rolledBack)
  if (kept === null || first === undefined) return false
  const roundMinor = kept.round.betMinor + amountMinor
  return (
    amountMinor <= first.amountMinor * RAISE_MULTIPLE &&
    roundMinor <= first.amountMinor * ROUND_MULTIPLE
  )
}

/** What is at stake in the game, with what this batch has changed of it so far. */
function openMinor({ rounds, book }: WalletDraft, { platform }: Bet, { session }: Seat): bigint {
  const { playerId, gameCode } = session
  const own = [...rounds.values()].filter(
    (one) => one.playerId === playerId && one.gameCode === gameCode && one.platform === platform,
  )
  return own.reduce((sumMinor, one) => {
    const before = book.rounds.get(bookKey(platform, one.roundId))
    return sumMinor + openStake(one) - (before ? openStake(before) : 0n)
  }, session.openMinor)
}

function openStake({ round }: KeptRound): bigint {
  return round.state === 'open' ? round.betMinor : 0n
}
