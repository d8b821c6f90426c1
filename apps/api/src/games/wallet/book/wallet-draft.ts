import type { PlayKind } from '@maidan/cashier'
import type { Pot } from '@maidan/casino'
import type { Command } from '@maidan/ledger'
import type { Currency } from '@maidan/money'
import type { Refusal } from '../../../platform/http/refusal.ts'
import type { HeldWin } from '../held/held-win.ts'
import type { WalletCall } from '../wallet-call.ts'
import {
  bookKey,
  type GameSession,
  type KnownContest,
  type KeptRound,
  type KnownCall,
  type KnownGrant,
  type KnownPot,
  type WalletBook,
  type WalletPlayer,
} from './wallet-book.ts'

export type FreshCall = KnownCall & Pick<WalletCall, 'platform' | 'transactionId'>

export type CountedStake = {
  playerId: bigint
  stakeKey: string
  gameName: string
  kind: PlayKind
  /** Of a sports bet, in hundredths, where its provider told them. */
  oddsCenti: number | null
  stakeMinor: bigint
}

/** A stake that went back, or the part of it that was never at risk. */
export type ReturnedStake = Pick<CountedStake, 'playerId' | 'stakeKey' | 'kind' | 'stakeMinor'>

/** A pot that was won and paid, or is held with the win it came with. */
export type JackpotWin = {
  platform: string
  transactionId: string
  roundId: string
  code: string
  playerId: bigint
  gameCode: string
  currency: string
  amountMinor: bigint
}

/** What a decided bet puts into a jackpot. */
export type JackpotShare = Pot & { platform: string; code: string; currency: string }

/** What a batch adds to what a provider's games have paid out today: less than nothing where decided stakes are more. */
export type PaidOut = { platform: string; currency: Currency; minor: bigint }

/** Who calls: the session that the call names, and its player with what they have now. */
export type Seat = { session: GameSession; player: WalletPlayer }

/** The book as it stands after the calls decided so far, and what has to be written for them. */
export type WalletDraft = {
  book: WalletBook
  players: Map<bigint, WalletPlayer>
  rounds: Map<string, KeptRound>
  calls: Map<string, FreshCall>
  tombstones: Map<string, { platform: string; betTransactionId: string }>
  commands: Command[]
  heldWins: HeldWin[]
  /** By `bookKey` of platform and currency. */
  paidOut: Map<string, PaidOut>
  /** Free rounds with what this batch took of them, and what it won with them, by their code. */
  grants: Map<string, KnownGrant>
  freeWins: { grantId: bigint; amountMinor: bigint }[]
  /** Pots with what this batch took of them, by `potKey`. */
  pots: Map<string, KnownPot>
  /** Contests with what this batch put in and took out, by `contestKey`. */
  contests: Map<string, KnownContest>
  jackpotWins: JackpotWin[]
  jackpotShares: JackpotShare[]
  stakes: CountedStake[]
  returned: ReturnedStake[]
  /** Of players whose bets were above what their bonuses allow: how much that is. */
  refusedBets: Map<bigint, bigint>
  /** What the players' own limits refused, with what they are told of it. */
  refusedPlays: Map<bigint, Refusal>
}

/** An empty draft: its maps hold only what the batch changes. */
export function openDraft(book: WalletBook): WalletDraft {
  return {
    book,
    players: new Map(),
    rounds: new Map(),
    calls: new Map(),
    tombstones: new Map(),
    commands: [],
    heldWins: [],
    paidOut: new Map(),
    grants: new Map(),
    freeWins: [],
    pots: new Map(),
    contests: new Map(),
    jackpotWins: [],
    jackpotShares: [],
    stakes: [],
    returned: [],
    refusedBets: new Map(),
    refusedPlays: new Map(),
  }
}

/** What was answered under a provider's transaction id, in this batch or ever before. */
export function knownCall(
  { calls, book }: WalletDraft,
  platform: string,
  transactionId: string,
): KnownCall | undefined {
  const key = bookKey(platform, transactionId)
  return calls.get(key) ?? book.calls.get(key)
}
