import { moneyText } from '@maidan/money'
import { Refusal } from '../../platform/http/refusal.ts'
import { timeRefusal } from '../../protection/limits/time-refusal.ts'
import { floorParams } from '../../protection/floors/floor-params.ts'
import type { Seat, WalletDraft } from './book/wallet-draft.ts'
import type { WalletPlayer } from './book/wallet-book.ts'
import type { WalletCall } from './wallet-call.ts'

type Placed = { seat: Seat; isNew: boolean; now: Date }
type Bet = Extract<WalletCall, { kind: 'bet' }>

/**
 * Law 29: a bet above the player's own limit is refused, and they are told on the site, since a provider's
 * page may not say why. What is owed is paid whatever the limit. To a provider whoever has played long enough,
 * or has money left that is set aside, is somebody who may not bet now.
 * @throws Refusal PLAYER_BLOCKED, STAKE_LIMIT, LOSS_LIMIT
 */
export function assertWithinLimits(draft: WalletDraft, call: Bet, { seat, isNew, now }: Placed) {
  const { session, player } = seat
  // A hand that runs is played to its end.
  const isOver = isNew ? timeRefusal(session, now) : null
  if (isOver) {
    draft.refusedPlays.set(session.playerId, isOver)
    throw new Refusal('PLAYER_BLOCKED')
  }
  const refusal = aboveStake(call.amountMinor, seat) ?? belowFloor(call.amountMinor, player)
  if (refusal === null) return
  draft.refusedPlays.set(session.playerId, refusal)
  throw refusal.code === 'DEPOSIT_ASIDE' ? new Refusal('PLAYER_BLOCKED') : refusal
}

function aboveStake(amountMinor: bigint, { session, player }: Seat): Refusal | null {
  const { stakeMaxMinor } = session
  if (stakeMaxMinor === null || amountMinor <= stakeMaxMinor) return null
  return new Refusal('STAKE_LIMIT', {
    params: { max: moneyText(stakeMaxMinor, player.currency) },
    extra: { bet_max: String(stakeMaxMinor) },
  })
}

/** Who has too little is told so, whatever their limit. */
function belowFloor(amountMinor: bigint, player: WalletPlayer): Refusal | null {
  const { playFloor, balanceMinor, currency } = player
  if (playFloor === null || amountMinor === 0n || balanceMinor < amountMinor) return null
  if (balanceMinor - amountMinor >= playFloor.floorMinor) return null
  return new Refusal(playFloor.code, { params: floorParams(playFloor, balanceMinor, currency) })
}
