import { hashServerSeed } from '../fairness/hash-server-seed.ts'
import type { TicketView } from '../messages/describe-messages.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { Round } from '../store/keep-rounds.ts'
import { describeRecall } from './describe-recall.ts'

/** A round as its player sees it. The seed is told when the ticket is scratched and paid. */
export function describeTicket(shop: Shop, round: Round): TicketView {
  const isTold = round.isRevealed && round.state === 'settled'
  return {
    id: round.id,
    state: round.state,
    refusal: round.refusal,
    priceMinor: round.priceMinor.toString(),
    currency: round.currency,
    createdMs: round.createdMs,
    isRevealed: round.isRevealed,
    fields: round.fields,
    prize: round.prize,
    winMinor: round.winMinor?.toString() ?? null,
    balanceAfterBetMinor: round.balanceAfterBetMinor,
    balanceAfterWinMinor: round.balanceAfterWinMinor,
    clientSeed: round.clientSeed,
    serverSeedHash: hashServerSeed(round.serverSeed),
    serverSeed: isTold ? round.serverSeed : null,
    recallUrl: isTold ? describeRecall(shop, round.id) : null,
  }
}
