/**
 * What the page of the fixed-odds book and its server say to each other. Amounts are minor units
 * written as digits; odds are decimal odds with two places, for example `1.85`: what one taka
 * staked returns, the stake included. Times are ISO 8601.
 *
 * `POST /book/enter {token, tryId?}`  → EnteredView   trades the one-time access token for a session,
 *                                                   again the same for the same try of the page
 * `POST /book/launch {launch, tryId?}` → EnteredView  the same with the operator's launch token
 * `POST /book/resume {session}`   → SessionView     the page was reloaded
 * `GET  /book/matches`            → BookView        for everyone; to be asked every two seconds
 * `GET  /book/matches/{eventId}`  → MatchPageView   for everyone, likewise; 404 for none of them
 * `POST /book/bet BetOrder`       → BetView         answers after the bet is taken or refused
 * `GET  /book/bets`  (bearer)     → BetsView        the player's newest fifty, newest first
 * `GET  /book/bets/{betId}/cash-out`  (bearer)  → CashOutView   what an open bet can be given back for
 * `POST /book/cash-out CashOutOrder` → BetView      gives it back, once however often it is asked for
 */
export type Words = { en: string; bn: string }

export type SessionView = {
  username: string
  currency: string
  language: 'en' | 'bn'
  /** The one origin that frames the page and hears its messages. */
  siteOrigin: string
  balanceMinor: string
  /** Whether the wallet takes bets of theirs now: not while a break lasts. Open bets can be cashed out all the same. */
  mayBet: boolean
  stakeMinMinor: string
  stakeMaxMinor: string
  /** The most that one bet pays. */
  returnMaxMinor: string
  quickStakesMinor: readonly string[]
  /** How long a bet on a match in play waits before it is taken. */
  inPlayDelayMs: number
  /** The least odds of a free bet. */
  freeOddsMin: string
  /** What the house keeps beyond the fair chances, by kind of market, in hundredths of a percent. */
  marginBps: MarginsView
}

/** Of the winner, of markets with few outcomes, with many, and of exact scores. */
export type MarginsView = Readonly<Record<'winner' | 'few' | 'many' | 'score', number>>

export type EnteredView = SessionView & { session: string }

export type SelectionView = {
  selectionId: string
  name: Words
  /** Null while the selection is not offered. */
  odds: string | null
}

export type MatchView = {
  eventId: string
  marketId: string
  sport: 'cricket' | 'soccer' | 'tennis'
  name: Words
  competition: Words
  startsAt: string
  inPlay: boolean
  /** Two sides, and in soccer the draw; in the order in which they are shown. */
  selections: readonly SelectionView[]
}

/** How a match stands, as its board reads. */
export type ScoreView = {
  clock: Words
  summary: Words
  /** What happened last. */
  says: Words
  /** A line for each side. */
  lines: readonly { name: Words; score: string; note: string; isActive: boolean }[]
}

/** Where a market stands among those of its match. */
export type MarketGroup = 'main' | 'totals' | 'handicaps' | 'parts' | 'scores'

export type MarketView = {
  marketId: string
  group: MarketGroup
  name: Words
  selections: readonly SelectionView[]
}

/** One match with everything that can be bet on it; the winner is the match's own selections. */
export type MatchPageView = {
  match: MatchView
  /** Null while the odds source is silent, before it was ever heard. */
  score: ScoreView | null
  markets: readonly MarketView[]
  /** As in BookView. */
  live: boolean
}

/** Matches in play first, then those to come by their start. */
export type BookView = {
  matches: readonly MatchView[]
  /** False while the odds source is silent: what is shown may be old, and no bet is taken. */
  live: boolean
}

export type BetOrder = {
  session: string
  /** Made by the page for one press of the button: the same id never bets twice. */
  betId: string
  /** One for a single; up to eight for a multiple, each of another match. */
  selections: readonly AskedSelection[]
  /**
   * A system: how many of the selections each of its bets joins. One size of at least two and below all of
   * them, or every size from two to all. Left out for one bet on all of them together.
   */
  sizes?: readonly number[]
  /** Of all its bets together, the same on each. */
  stakeMinor: string
  /** The free bets of which this is one; left out for a bet that is paid. */
  grantId?: string
}

export type AskedSelection = {
  marketId: string
  selectionId: string
  /** The odds that the player saw. Better ones are given, worse ones refuse the bet. */
  odds: string
}

/**
 * placing    asked for, nothing is known yet
 * open       taken; waits for the match
 * returning  the wallet did not answer: the stake is safe and on its way back
 * returned   the bet did not take place, the stake is back
 * void       there is no result that counts, the stake is back
 * cashed_out given back by its player before it was decided, for `returnMinor`
 */
export type BetState =
  | 'placing'
  | 'open'
  | 'won'
  | 'lost'
  | 'void'
  | 'cashed_out'
  | 'returning'
  | 'returned'

/** A selection of a bet; `idle` is one that nothing had decided when the bet was over. */
export type LegView = {
  match: Words
  /** What is bet on; null for the winner of the match. */
  market: Words | null
  selection: Words
  odds: string
  state: 'open' | 'won' | 'lost' | 'void' | 'idle'
}

export type BetView = {
  betId: string
  legs: readonly LegView[]
  /**
   * Of all selections together, those that are void left out, cut off after two places; of a system what
   * one taka of its whole stake returns if all of them win.
   */
  odds: string
  /** How many of the selections each of its bets joins: all of them, unless it is a system. */
  sizes: readonly number[]
  /** How many bets those are. */
  bets: number
  /** Of all its bets together. */
  stakeMinor: string
  /** A free bet costs nothing, pays without its stake and is not cashed out. */
  isFree: boolean
  /** What the bet pays if it wins, the stake of a paid one included; by the exact product of the odds. */
  returnMinor: string
  state: BetState
  /** Pending while the wallet has not taken the money of a settled bet yet. */
  settlement: 'done' | 'pending'
  placedAt: string
  settledAt: string | null
  balanceMinor: string | null
}

export type CashOutView = {
  betId: string
  worthMinor: string
  /** How long giving it back waits: nothing unless one of its matches is in play. */
  waitMs: number
}

export type CashOutOrder = {
  session: string
  /** The book's own id of the bet. */
  betId: string
  /** What the player saw. More is given, less refuses. */
  worthMinor: string
}

export type BetsView = {
  bets: readonly BetView[]
  balanceMinor: string | null
  /** As in SessionView; null while the wallet does not answer. */
  mayBet: boolean | null
  /** The least odds at which a bet counts towards a bonus of the player's; null for any, or none. */
  bonusOddsMin: string | null
  /** Free bets that the player can place now, those that end first before the others. */
  freeBets: readonly FreeBetsView[]
}

/** Free bets of one grant, each of one whole stake. */
export type FreeBetsView = {
  grantId: string
  stakeMinor: string
  left: number
  expiresAt: string
}

/**
 * What a refusal of the book carries beside its code; every code stands in `studio-error.ts`.
 *
 * ODDS_CHANGED            worse odds now: `odds` has them, of `marketId`; no money was taken
 * SELECTION_CLOSED        `marketId` is suspended, or its match over; no money was taken
 * SAME_MATCH              two selections of one match; no money was taken
 * COMBINED_ODDS_HIGH      the odds together are above `oddsMax`; no money was taken
 * FEED_SILENT             the odds source does not answer; no money was taken
 * STAKE_OUT_OF_LIMITS     `stakeMinMinor`, `stakeMaxMinor`
 * PAYOUT_LIMIT            open bets on `marketId` or its match could pay all they may together: `stakeMaxMinor`
 *                         is left, 0 for none; no money was taken
 * NOT_ENOUGH_MONEY        `balanceMinor`; no money was taken
 * PLAYER_BLOCKED, BET_REFUSED, CURRENCY_NOT_OFFERED, WALLET_UNAVAILABLE: no money was taken
 * BET_RETURNED, BET_RETURNING                       the stake is back, or on its way
 * BET_IN_PROGRESS         the same id is still on its way: ask again
 * BET_ID_REUSED           the id belongs to another bet
 * FREE_BET_ODDS           odds of it are below `oddsMin`; the free bet was not used
 * FREE_BET_MATCH          another free bet of the player's is open on a match of it; this one was not used
 * GRANT_NOT_FOUND, GRANT_OVER, GRANT_BET_FIXED      no such free bet, or not any more
 * CASH_OUT_FREE_BET       a free bet is not cashed out; the bet stands
 * CASH_OUT_CHANGED        the bet is worth less now: `worthMinor` has it; the bet stands
 * CASH_OUT_NOT_OFFERED    one of its matches is suspended, or the odds source silent; the bet stands
 * CASH_OUT_TOO_LATE       the bet is decided
 * BET_NOT_FOUND           no bet of this player
 * TOO_MANY_BETS           a hundred of the player's bets are open; no money was taken
 * LAUNCH_REFUSED, SESSION_EXPIRED                   open the page from the site again
 */
export type BookFailure = {
  message: string
  code: string
  request_id: string
  odds?: string
  marketId?: string
  oddsMax?: string
  oddsMin?: string
  worthMinor?: string
  balanceMinor?: string
  stakeMinMinor?: string
  stakeMaxMinor?: string
}
