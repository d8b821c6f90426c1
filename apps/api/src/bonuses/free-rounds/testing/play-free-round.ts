import { callsOf } from '../../../games/wallet/testing/open-table.ts'
import type { WalletClient } from '../../../games/wallet/testing/wallet-client.ts'

let dealt = 0
/** Ids that no other round has. */
export const newIds = () => {
  dealt += 1
  return { bet: `free-${dealt}-bet`, round: `free-${dealt}` }
}

type Seat = { wallet: WalletClient; game: string; session: string }

/** The bet of a free round as a provider sends it, or as a test would have it. */
export function freeBet(
  seat: Seat,
  grant: string,
  more: Record<string, string> = {},
  ids = newIds(),
) {
  return seat.wallet('bet', {
    session: seat.session,
    transaction_id: ids.bet,
    round_id: ids.round,
    game: seat.game,
    amount: '0',
    currency: 'BDT',
    grant,
    grant_bet: '1000',
    ...more,
  })
}

/** A free round from its bet to its end, as a provider plays it. */
export async function playRound(
  seat: Seat,
  grant: string,
  { amount = '0', bet: grant_bet = '1000' } = {},
) {
  const ids = newIds()
  const bet = await freeBet(seat, grant, { grant_bet }, ids)
  const calls = callsOf(seat)
  const win = await calls.win(amount, ids)
  await calls.end(ids)
  return { ids, bet, win }
}
