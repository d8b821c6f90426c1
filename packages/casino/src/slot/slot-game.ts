import type { SlotCoinKind } from '@maidan/contract'
import type { Currency } from '@maidan/money'

/** The symbols of one reel from top to bottom; after the last comes the first again. */
export type ReelStrip = readonly string[]

/** Five strips, left to right. Every stop of a strip is equally likely. */
export type Reels = readonly [ReelStrip, ReelStrip, ReelStrip, ReelStrip, ReelStrip]

export type PayCount = 2 | 3 | 4 | 5

/** What so many of one symbol pay, in units. */
export type SymbolPays = Readonly<Partial<Record<PayCount, number>>>

/**
 * What a group of one symbol pays, in units: one of `least` places, then one that reaches each size of
 * the evaluation's `steps`.
 */
export type ClusterPays = readonly number[]

/** How many free spins three, four and five scatters give. */
export type FreeSpinAward = Readonly<Record<3 | 4 | 5, number>>

export type SlotVolatility = 'low' | 'medium' | 'medium-high' | 'high'

/**
 * - `lines`: a line is a row per reel (0 is the top). The longest runs count from the left, and with
 *   `bothWays` from the right too; a line that is one symbol from end to end pays once.
 * - `ways`: a symbol pays for every way to take one of it from each adjoining reel, from the left.
 */
export type SlotRuns =
  | { kind: 'lines'; lines: readonly (readonly number[])[]; bothWays: boolean }
  | { kind: 'ways' }

/**
 * A symbol pays for each group of `least` or more places of it that touch by their sides. A wild is
 * part of every symbol's group that it touches, and joins them; wilds alone pay nothing. `steps` are
 * the sizes above `least` from which a group pays more, smallest first.
 */
export type SlotClusters = { kind: 'clusters'; least: number; steps: readonly number[] }

export type SlotEvaluation = SlotRuns | SlotClusters

/**
 * Stands for every symbol but the scatter. A win in which it stands for another symbol is multiplied
 * by `multiplier` once, however many wilds take part; its own wins are not. On a reel of
 * `expandsOnReels` (0 is the left reel) one wild turns the whole reel wild.
 */
export type SlotWild = {
  symbol: string
  multiplier?: number
  expandsOnReels?: readonly number[]
}

/**
 * Counts anywhere in view, before wilds expand. `pays` are times the total bet. `freeSpins` start
 * from the paid spin, `retrigger` adds to those still to play; `multiplier` multiplies every win of
 * a free spin, scatter pays included.
 */
export type SlotScatter = {
  symbol: string
  pays: SymbolPays
  freeSpins: FreeSpinAward
  multiplier: number
  retrigger: FreeSpinAward | null
}

/** One kind of coin there is: what it pays, times the bet, and how often it is that among all coins. */
export type HoldCoin = { kind: SlotCoinKind; timesBet: number; weight: number }

/**
 * Coins that come in view are worth amounts. `coinsNeeded` of them in a paid spin are held, and the
 * places without one spin again: each gets a coin in `landing.in` of `landing.outOf` respins. Any new
 * coin is held too and gives all `respins` back; when none is left every coin pays, and a full grid
 * pays `grandTimesBet` as well.
 */
export type SlotHold = {
  kind: 'hold'
  /** The coin on the strips; it pays on no line and no wild stands for it. */
  symbol: string
  coinsNeeded: number
  respins: number
  landing: { in: number; outOf: number }
  coins: readonly HoldCoin[]
  grandTimesBet: number
}

/**
 * The symbols of winning places are taken away, those above fall, and each reel goes on from its own
 * strip, until nothing wins any more. The wins of each view are multiplied by its number in the list,
 * and those after its end by the last. Scatters stay; they count, and pay once without a multiplier,
 * when nothing falls any more. Needs a wild that only stands in, and either ways of three of a kind or
 * more, or groups.
 */
export type SlotCascades = {
  kind: 'cascades'
  multipliers: readonly number[]
  freeMultipliers: readonly number[]
}

/**
 * A wild that expands on one of `reels` (0 is the left reel) holds it: the other reels spin again
 * without a stake. A respin that turns another of them wild holds that too and gives one more, up to
 * `respinsMax` in a round. Each view pays its own wins. Needs lines, a wild that expands on exactly
 * these reels, and no scatter.
 */
export type SlotRespins = {
  kind: 'respins'
  reels: readonly number[]
  respinsMax: number
}

/**
 * What happens beyond the stop of the reels: nothing but the scatters' free spins, the holding of
 * coins, cascades, or respins beside held wilds.
 */
export type SlotMechanic = { kind: 'spins' } | SlotHold | SlotCascades | SlotRespins

/** What slots have in common, however they pay. */
type SlotBase = {
  /** The provider's platform code, a dash, the game: `PADMA-RIVERGOLD`. */
  code: string
  title: string
  platform: string
  /** Every symbol on the strips, best paying first. */
  symbols: readonly string[]
  reels: Reels
  /** Places of a reel in view. */
  rows: 3 | 5
  /** The strips of the free spins, where they differ. */
  freeReels?: Reels
  costUnits: number
  wild: SlotWild | null
  scatter: SlotScatter | null
  /** The most free spins one round can play, retriggers included. */
  freeSpinsMax: number
  /** The most a round pays. It lies above what the strips can give, so it never cuts a win. */
  winCapTimesBet: number
  betLevelsMinor: Readonly<Record<Currency, readonly bigint[]>>
  volatility: SlotVolatility
}

/** A slot that pays runs of a symbol from reel to reel. */
export type SlotRunGame = SlotBase & {
  evaluation: SlotRuns
  pays: Readonly<Record<string, SymbolPays>>
  mechanic: SlotMechanic
}

/** A slot that pays groups of a symbol; what wins falls away. */
export type SlotClusterGame = SlotBase & {
  evaluation: SlotClusters
  pays: Readonly<Record<string, ClusterPays>>
  mechanic: SlotCascades
}

/**
 * Everything that decides a slot game. A bet is `costUnits` units, so one unit of a bet of
 * `betMinor` is exactly `betMinor / costUnits` minor units and no win is ever rounded. With lines a
 * unit is the bet on one line; with ways it is the bet on one way of a win; with groups it is the
 * part of the bet in which their pays are told.
 */
export type SlotGame = SlotRunGame | SlotClusterGame
