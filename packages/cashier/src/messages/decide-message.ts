import { fitsMask, maskedNumber } from '../wallet/masked-number.ts'
import type { ChainState } from './chain-balance.ts'

/** Why a message does not prove a claim by itself, the gravest first. */
export const MESSAGE_MISFITS = [
  'trx_id',
  'device',
  'receiver',
  'chain',
  'amount',
  'sender',
  'time',
  'future',
  'kind',
  'statement',
  'limit',
] as const

export type MessageMisfit = (typeof MESSAGE_MISFITS)[number]

/** All that is known when a wallet's message and a player's claim name the same transaction. */
export type MessageFacts = {
  message: {
    trxId: string
    amountMinor: bigint
    /** A number, what a masked one shows, or a name; null where the wallet does not say. */
    sender: string | null
    /** In what way the money came, as the message has it. */
    how: string
    /** By the message itself, else by the phone. */
    atMs: number
    chain: ChainState
  }
  /** Trusted: two people added it, and it is in use. */
  device: { isTrusted: boolean; accountIds: readonly bigint[] }
  claim: {
    trxId: string | null
    amountMinor: bigint
    /** The account that the player was shown. */
    accountId: bigint | null
    /** The wallet they say they paid from, and their verified numbers. */
    wallets: readonly string[]
    createdAtMs: number
    /** What the wallet's own statement says has come; null while it has said nothing. */
    statementMinor: bigint | null
  }
  nowMs: number
  /** Above this a person looks at every claim; nothing is credited by messages at zero. */
  creditMaxMinor: bigint
}

export type MessageDecision =
  | { kind: 'credit' }
  | { kind: 'review'; misfits: readonly MessageMisfit[] }

const HOUR_MS = 3_600_000
const AROUND_CLAIM_MS = 24 * HOUR_MS
/** Clocks of phones and wallets may be ahead by so much. */
const AHEAD_MAX_MS = 10 * 60_000
const WALLET_DIGITS = 11
/** How a player's money comes in; what comes back to the house or from elsewhere is no deposit. */
const PAID_BY_PLAYER: readonly string[] = ['send_money', 'cash_in', 'cash_out', 'payment']

/**
 * Whether a message of the receiving wallet proves a claim: every fact fits, or a person looks at
 * it with the message beside it. Its sender is one of the player's own wallets: the same phone number,
 * or a masked one whose digits that are shown stand where theirs have them. Whoever is not named, or
 * is masked but for a digit or two, could be anybody, and a TrxID can be read over a shoulder.
 */
export function decideMessage(facts: MessageFacts): MessageDecision {
  const misfits = misfitsOf(facts)
  return misfits.length === 0 ? { kind: 'credit' } : { kind: 'review', misfits }
}

function misfitsOf({ message, device, claim, ...house }: MessageFacts): MessageMisfit[] {
  const { amountMinor, atMs, chain } = message
  const { accountId, statementMinor } = claim
  const broken: Record<MessageMisfit, boolean> = {
    trx_id: message.trxId !== claim.trxId,
    device: !device.isTrusted,
    receiver: accountId === null || !device.accountIds.includes(accountId),
    // Anybody can send a text in a wallet's name; a message without a proven balance proves nothing.
    chain: chain !== 'holds',
    amount: amountMinor <= 0n || amountMinor !== claim.amountMinor,
    sender: !isSender(message.sender, claim.wallets),
    time: Math.abs(atMs - claim.createdAtMs) > AROUND_CLAIM_MS,
    future: atMs - house.nowMs > AHEAD_MAX_MS,
    kind: !PAID_BY_PLAYER.includes(message.how),
    statement: statementMinor !== null && statementMinor !== amountMinor,
    limit: amountMinor > house.creditMaxMinor,
  }
  return MESSAGE_MISFITS.filter((misfit) => broken[misfit])
}

/** A wallet may add a check digit to the phone's eleven. */
function isSender(sender: string | null, wallets: readonly string[]): boolean {
  if (sender === null) return false
  const masked = maskedNumber(sender)
  if (masked !== null) return wallets.some((own) => fitsMask(masked, own))
  return wallets.some((own) => own !== '' && ofPhone(own) === ofPhone(sender))
}

function ofPhone(number: string): string {
  return /^\d+$/.test(number) ? number.slice(0, WALLET_DIGITS) : number
}
