/**
 * What a slot round tells the screen that plays it. The studio's server decides the whole round
 * first; the page only plays this list in order. Amounts are minor units written as digits.
 */
export type SlotPosition = readonly [reel: number, row: number]

/** `grid[reel][row]`, symbol keys of the game. */
export type SlotGrid = readonly (readonly string[])[]

export type SlotWin = {
  kind: 'line' | 'ways' | 'cluster' | 'scatter'
  symbol: string
  /** How many of the symbol win; of a `cluster`, the places of the group. */
  count: number
  /** Index of the pay line, for `line` wins only. */
  line?: number
  /** How many ways the symbol pays, for `ways` wins only. */
  ways?: number
  direction: 'left' | 'right' | 'anywhere'
  /** Everything the pay was multiplied with (wilds, free-spin multiplier), 1 if nothing. */
  multiplier: number
  positions: readonly SlotPosition[]
  winMinor: string
}

/** What a coin is: an amount of its own, or one of the fixed prizes. */
export type SlotCoinKind = 'plain' | 'mini' | 'minor' | 'major'

/** A coin on the reels with what it pays if it is held. */
export type SlotCoin = { kind: SlotCoinKind; position: SlotPosition; winMinor: string }

export type SlotEvent =
  | {
      type: 'spin'
      index: number
      free: boolean
      stops: readonly number[]
      grid: SlotGrid
      /** Reels that turned wholly wild after the stop; `grid` shows them before that. */
      expandedReels: readonly number[]
      /** What the coins in view are worth, in games that hold coins only. */
      coins?: readonly SlotCoin[]
    }
  | { type: 'wins'; wins: readonly SlotWin[]; totalMinor: string }
  /**
   * The places that won were emptied and what was above fell: what is in view now, and what its wins
   * are multiplied by.
   */
  | {
      type: 'cascade'
      index: number
      multiplier: number
      removed: readonly SlotPosition[]
      grid: SlotGrid
    }
  /**
   * Reels that turned wild are held, and the others have spun again: `grid` shows the held ones wild
   * whole, `stops` where all stand, and `expandedReels` those that turn wild in this view.
   */
  | {
      type: 'wild_respin'
      index: number
      held: readonly number[]
      stops: readonly number[]
      grid: SlotGrid
      expandedReels: readonly number[]
    }
  | { type: 'free_spins_won'; count: number; remaining: number; multiplier: number }
  | { type: 'free_spins_ended'; totalMinor: string; played: number }
  /** Enough coins came: they stay, and so many respins are to be played. */
  | { type: 'hold_started'; coins: readonly SlotCoin[]; respins: number }
  /** One respin: the coins that came, and the respins that are left after it. */
  | { type: 'respin'; index: number; coins: readonly SlotCoin[]; held: number; respins: number }
  /** What all held coins pay, with the prize for a full grid, null without it. */
  | {
      type: 'hold_ended'
      held: number
      played: number
      grandMinor: string | null
      totalMinor: string
    }
  | { type: 'round_total'; totalMinor: string; capped: boolean }
