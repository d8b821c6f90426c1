import { hashServerSeed } from '../fairness/hash-server-seed.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { Call } from '../store/keep-calls.ts'
import type { Round } from '../store/keep-rounds.ts'
import { describeRecall } from './describe-recall.ts'

type NewCall = Omit<Call, 'sendings'>
type BetOf = Pick<Round, 'id' | 'game' | 'priceMinor' | 'currency'>

const betIdOf = (roundId: string): string => `${roundId}-bet`

/** The bet of a round, as it will be sent. */
export function writeBet(walletSession: string, round: BetOf, nowMs: number): NewCall {
  const body = {
    session: walletSession,
    transaction_id: betIdOf(round.id),
    round_id: round.id,
    game: round.game,
    amount: round.priceMinor.toString(),
    currency: round.currency,
  }
  return toCall('bet', body, nowMs)
}

/** The win of a round; zero when its ticket lost. */
export function writeWin(
  walletSession: string,
  round: Pick<Round, 'id' | 'currency'>,
  winMinor: bigint,
  nowMs: number,
): NewCall {
  const body = {
    session: walletSession,
    transaction_id: `${round.id}-win`,
    round_id: round.id,
    bet_transaction_id: betIdOf(round.id),
    amount: winMinor.toString(),
    currency: round.currency,
  }
  return toCall('win', body, nowMs)
}

/** The rollback of a bet that got no answer. */
export function writeRollback(walletSession: string, roundId: string, nowMs: number): NewCall {
  const body = {
    session: walletSession,
    transaction_id: `${roundId}-rollback`,
    round_id: roundId,
    bet_transaction_id: betIdOf(roundId),
    reason: 'The bet got no answer in time.',
  }
  return toCall('rollback', body, nowMs)
}

/** The end of a round, with all that is needed to look at it again and to check it. */
export function writeEnd(shop: Shop, walletSession: string, round: Round, nowMs: number): NewCall {
  const detail = {
    version: '1',
    recall_url: describeRecall(shop, round.id),
    game: round.game,
    bet_minor: round.priceMinor.toString(),
    total_minor: (round.winMinor ?? 0n).toString(),
    currency: round.currency,
    prize: round.prize,
    fields: round.fields,
    server_seed_hash: hashServerSeed(round.serverSeed),
    server_seed: round.serverSeed,
    client_seed: round.clientSeed,
  }
  const body = {
    session: walletSession,
    round_id: round.id,
    transaction_id: `${round.id}-end`,
    detail: JSON.stringify(detail),
  }
  return toCall('end-round', body, nowMs)
}

function toCall(
  name: Call['name'],
  body: { readonly transaction_id: string; readonly round_id: string },
  nowMs: number,
): NewCall {
  return {
    id: body.transaction_id,
    roundId: body.round_id,
    name,
    body: JSON.stringify(body),
    dueMs: nowMs,
  }
}
