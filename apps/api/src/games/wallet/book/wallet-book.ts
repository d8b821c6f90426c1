import type { PlayFloor, PlayKind } from '@maidan/cashier'
import type { Language } from '@maidan/contract'
import type { DailyMost, FreeGrant, Pot, Round } from '@maidan/casino'
import type { Currency } from '@maidan/money'

export type GameSession = {
  playerId: bigint
  gameCode: string
  gameName: string
  kind: PlayKind
  /** Whether the game may still be played at all. */
  gameOpen: boolean
  expiresAt: Date
  /** Whether the player may place no bet in games. */
  blocked: boolean
  /** The end of the latest break of their own. */
  breakUntil: Date | null
  /** The most that they let one bet stake; null for any amount. */
  stakeMaxMinor: bigint | null
  /** How long they let themselves play a day, and how long they have, looked up where there is such a limit. */
  minutesMax: bigint | null
  playedMinutes: bigint
  /** The most that the player's kept bonuses let them stake at once in a game; null for any amount. */
  betMaxMinor: bigint | null
  /** What they have at stake in undecided rounds of the game, looked up where there is such a limit. */
  openMinor: bigint
  /** The most that the game pays of a bet, if its provider says so. */
  maxMultiple: bigint | null
  /** The jackpot that the game's bets feed. */
  jackpot: FedJackpot | null
  /** Whether its stakes go into contests, and not to the house. */
  hasContests: boolean
  language: Language
}

/** A jackpot that a game feeds, and with how much of each bet. */
export type FedJackpot = { code: string; shareBps: number }

/** The pot of a jackpot in a currency, and the accounts that it lies on. */
export type KnownPot = Pot & { potAccount: bigint; reserveAccount: bigint }

/** A contest in a currency, and the account that its stakes lie on. */
export type KnownContest = {
  accountId: bigint
  balanceMinor: bigint
  gameCode: string
  isClosed: boolean
}

export type WalletPlayer = {
  currency: Currency
  cashAccount: bigint
  heldAccount: bigint
  /** What can be spent. */
  balanceMinor: bigint
  /** Below this it may not fall by play, where they limit their losses. */
  playFloor: PlayFloor | null
}

/** What a call adds to the record of a round; what stands there first stays. */
export type RoundNotes = { detail?: string; recallUrl?: string | null; reason?: string }

/** A round with what the house keeps beside the state machine's own facts. */
export type KeptRound = {
  platform: string
  roundId: string
  playerId: bigint
  gameCode: string
  gameName: string
  kind: PlayKind
  currency: Currency
  /** The most that its game pays of a bet, if the provider says so. */
  maxMultiple: bigint | null
  /** The jackpot that its game's bets feed. */
  jackpot: FedJackpot | null
  /** The free rounds that it is one of; null for a round that was paid for. */
  free: { grantId: bigint; code: string; betMinor: bigint } | null
  /** The contest that its bets are for; null for a round against the house. */
  contest: string | null
  /** What of its bets was never at risk, and came back in its wins. */
  unplayedMinor: bigint
  round: Round
  notes: RoundNotes
}

/** A call that was answered before, with the very bytes of its answer. */
export type KnownCall = {
  kind: 'bet' | 'win' | 'rollback' | 'end'
  fingerprint: string
  roundId: string
  answer: { status: number; text: string }
}

/** Free rounds that a bet names, and whose they are. */
export type KnownGrant = FreeGrant & { id: bigint; code: string; playerId: bigint }

/**
 * Accounts of the house at a provider in a currency: what its games win and pay; what free rounds of
 * its games cost; and, of all providers, what free rounds have won until it becomes a bonus.
 */
export type HousesOfProvider = { games: bigint; freeCost: bigint; freeWon: bigint }

/** By `bookKey(platform, currency)`. */
export type HouseAccounts = ReadonlyMap<string, HousesOfProvider>

/** What a batch of calls is decided by, read under lock; every key is a `bookKey`. */
export type WalletBook = {
  sessions: ReadonlyMap<string, GameSession>
  players: ReadonlyMap<bigint, WalletPlayer>
  rounds: ReadonlyMap<string, KeptRound>
  calls: ReadonlyMap<string, KnownCall>
  tombstones: ReadonlySet<string>
  /** By their code, which no other provider's grant has. */
  grants: ReadonlyMap<string, KnownGrant>
  /** The pots that wins of the batch name, by `potKey`. */
  pots: ReadonlyMap<string, KnownPot>
  /** What the providers of the batch's wins have paid out today, by platform and currency. */
  days: ReadonlyMap<string, DailyMost>
  /** The contests that calls of the batch name, by `contestKey`. */
  contests: ReadonlyMap<string, KnownContest>
  houses: HouseAccounts
  /** What a win may be of its bet at most, where the game's provider does not say. */
  multipleDefault: bigint
}

/** A jackpot's pot in a currency, told apart from another provider's. */
export function potKey(platform: string, code: string, currency: string): string {
  return bookKey(platform, `${code}:${currency}`)
}

/** A contest in a currency, told apart from another provider's. */
export function contestKey(platform: string, contest: string, currency: string): string {
  return bookKey(platform, `${contest}:${currency}`)
}

/** A provider's id of anything, told apart from the same id at another provider. */
export function bookKey(platform: string, id: string): string {
  return `${platform}:${id}`
}
