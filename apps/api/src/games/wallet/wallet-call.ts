import type { CallBody, Calls } from '@maidan/contract'
import type { PartnerIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/security/hash-token.ts'
import { fingerprint } from './fingerprint.ts'

type Common = {
  platform: string
  transactionId: string
  roundId: string
  /** Hash of the session's token, hex. */
  session: string
  fingerprint: string
}

/** A call that moves or could move money, as the wallet gathers it. */
export type WalletCall = Common &
  (
    | {
        kind: 'bet'
        game: string
        amountMinor: bigint
        currency: string
        /** Of a free round: its grant, and the bet that its wins are counted by. */
        free: { grant: string; betMinor: bigint } | null
        /** Of a bet on sports, in hundredths; null where the provider does not tell them. */
        oddsCenti: number | null
        /** The contest that its stake is for; of a win and a rollback, the one that its bet named. */
        contest: string | null
      }
    | {
        kind: 'win'
        betTransactionId: string
        amountMinor: bigint
        /** The part of the bet that was never at risk. */
        unplayedMinor: bigint
        currency: string
        /** The grant that it says its round is of. */
        grant: string | null
        /** The jackpot that it says its bet has won. */
        jackpot: string | null
        contest: string | null
      }
    | { kind: 'rollback'; betTransactionId: string; reason: string; contest: string | null }
    | { kind: 'end'; detail: string }
  )

export function betCall(partner: PartnerIdentity, body: CallBody<Calls['walletBet']>): WalletCall {
  const { game, amount, currency } = body
  const amountMinor = BigInt(amount)
  const free = freeOf(body)
  const oddsCenti = body.odds === undefined ? null : Math.round(Number(body.odds) * 100)
  return {
    ...common(partner, 'bet', body),
    kind: 'bet',
    game,
    amountMinor,
    currency,
    free,
    oddsCenti,
    contest: body.contest ?? null,
  }
}

function freeOf({ grant, grant_bet: bet }: CallBody<Calls['walletBet']>) {
  if (grant === undefined && bet === undefined) return null
  if (grant === undefined) throw fieldRefusal('VALIDATION_FAILED', 'grant')
  if (bet === undefined) throw fieldRefusal('VALIDATION_FAILED', 'grant_bet')
  return { grant, betMinor: BigInt(bet) }
}

export function winCall(partner: PartnerIdentity, body: CallBody<Calls['walletWin']>): WalletCall {
  const { bet_transaction_id: betTransactionId, amount, unplayed = '0', currency } = body
  return {
    ...common(partner, 'win', body),
    kind: 'win',
    betTransactionId,
    amountMinor: BigInt(amount),
    unplayedMinor: BigInt(unplayed),
    currency,
    grant: body.grant ?? null,
    jackpot: body.jackpot ?? null,
    contest: body.contest ?? null,
  }
}

export function rollbackCall(
  partner: PartnerIdentity,
  body: CallBody<Calls['walletRollback']>,
): WalletCall {
  const { bet_transaction_id: betTransactionId, reason } = body
  const contest = body.contest ?? null
  return {
    ...common(partner, 'rollback', body),
    kind: 'rollback',
    betTransactionId,
    reason,
    contest,
  }
}

export function endCall(
  partner: PartnerIdentity,
  body: CallBody<Calls['walletEndRound']>,
): WalletCall {
  return { ...common(partner, 'end', body), kind: 'end', detail: body.detail }
}

type Named = { session: string; transaction_id: string; round_id: string }

function common({ platform }: PartnerIdentity, kind: string, body: Named): Common {
  return {
    platform,
    transactionId: body.transaction_id,
    roundId: body.round_id,
    session: hashToken(body.session).toString('hex'),
    fingerprint: fingerprint(kind, body),
  }
}
