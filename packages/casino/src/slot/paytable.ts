import type { SlotWin } from '@maidan/contract'
import { payCounts, symbolPay } from './wins/symbol-pay.ts'
import type {
  FreeSpinAward,
  SlotCascades,
  SlotClusterGame,
  SlotGame,
  SlotWild,
  SymbolPays,
} from './slot-game.ts'
import { clusterSizes } from './clusters/cluster-pay.ts'
import { paysClusters } from './clusters/pays-clusters.ts'
import { unitMinorOf } from './unit-minor.ts'
import { paytableHold, type PaytableHold } from './hold/paytable-hold.ts'
import { paytableRespins, type PaytableRespins } from './respins/paytable-respins.ts'

/** Amounts are minor units written as digits, as in the events of a round. */
export type PaytableRow = {
  kind: SlotWin['kind']
  symbol: string
  count: number
  /** Of a group, the largest that pays no more than one of `count` places. */
  upTo?: number
  winMinor: string
}

export type PaytableFreeSpins = {
  symbol: string
  award: FreeSpinAward
  retrigger: FreeSpinAward | null
  multiplier: number
  /** The most one round plays. */
  max: number
  /** Whether free spins have strips of their own. */
  ownReels: boolean
}

export type PaytableClusters = { least: number; most: number }

export type Paytable = {
  code: string
  title: string
  betMinor: string
  /** Best paying symbol first, most of it first. */
  rows: readonly PaytableRow[]
  /** The rows of each pay line, reel by reel; null where the game pays by ways or groups. */
  lines: readonly (readonly number[])[] | null
  bothWays: boolean
  /** The size from which a group pays, and the one from which it pays no more; null without groups. */
  clusters: PaytableClusters | null
  wild: SlotWild | null
  freeSpins: PaytableFreeSpins | null
  hold: PaytableHold | null
  /** What the wins of each view of a spin are multiplied by; null where nothing falls. */
  cascades: Pick<SlotCascades, 'multipliers' | 'freeMultipliers'> | null
  /** How wilds are held; null where none is. */
  respins: PaytableRespins | null
  winCapMinor: string
}

/**
 * What a game pays at a bet, for the screen that shows its rules. A line or ways row is the win of
 * one line or one way without a wild's multiplier; a free spin's multiplier is in `freeSpins`.
 * Throws `RangeError` for a bet that the game's units do not divide.
 */
export function paytable(game: SlotGame, betMinor: bigint): Paytable {
  const { code, title, evaluation, wild, winCapTimesBet } = game
  const byLines = evaluation.kind === 'lines'
  return {
    code,
    title,
    betMinor: betMinor.toString(),
    rows: [...symbolRows(game, unitMinorOf(game, betMinor)), ...scatterRows(game, betMinor)],
    lines: byLines ? evaluation.lines : null,
    bothWays: byLines && evaluation.bothWays,
    clusters: clustersOf(game),
    wild,
    freeSpins: freeSpinsOf(game),
    hold: paytableHold(game, betMinor),
    cascades: cascadesOf(game),
    respins: paytableRespins(game),
    winCapMinor: (betMinor * BigInt(winCapTimesBet)).toString(),
  }
}

function symbolRows(game: SlotGame, unitMinor: bigint): readonly PaytableRow[] {
  if (paysClusters(game)) return clusterRows(game, unitMinor)
  const kind = game.evaluation.kind === 'lines' ? 'line' : 'ways'
  return game.symbols.flatMap((symbol) => rowsOf(kind, symbol, game.pays[symbol] ?? {}, unitMinor))
}

function clusterRows(game: SlotClusterGame, unitMinor: bigint): readonly PaytableRow[] {
  const sizes = clusterSizes(game.evaluation)
  const places = game.reels.length * game.rows
  return game.symbols.flatMap((symbol) => {
    const rows = (game.pays[symbol] ?? []).map((units, at) => {
      const upTo = (sizes[at + 1] ?? places + 1) - 1
      const winMinor = (BigInt(units) * unitMinor).toString()
      return { kind: 'cluster' as const, symbol, count: sizes[at] ?? 0, upTo, winMinor }
    })
    return rows.toReversed()
  })
}

function scatterRows({ scatter }: SlotGame, betMinor: bigint): readonly PaytableRow[] {
  return scatter ? rowsOf('scatter', scatter.symbol, scatter.pays, betMinor) : []
}

function rowsOf(
  kind: SlotWin['kind'],
  symbol: string,
  pays: SymbolPays,
  payMinor: bigint,
): readonly PaytableRow[] {
  return payCounts
    .filter((count) => symbolPay(pays, count) > 0)
    .map((count) => {
      const winMinor = (BigInt(symbolPay(pays, count)) * payMinor).toString()
      return { kind, symbol, count, winMinor }
    })
}

function freeSpinsOf({ scatter, freeReels, freeSpinsMax }: SlotGame): PaytableFreeSpins | null {
  if (!scatter) return null
  return {
    symbol: scatter.symbol,
    award: scatter.freeSpins,
    retrigger: scatter.retrigger,
    multiplier: scatter.multiplier,
    max: freeSpinsMax,
    ownReels: freeReels !== undefined,
  }
}

function clustersOf({ evaluation }: SlotGame): PaytableClusters | null {
  if (evaluation.kind !== 'clusters') return null
  const { least, steps } = evaluation
  return { least, most: steps.at(-1) ?? least }
}

function cascadesOf({ mechanic }: SlotGame): Paytable['cascades'] {
  if (mechanic.kind !== 'cascades') return null
  const { multipliers, freeMultipliers } = mechanic
  return { multipliers, freeMultipliers }
}
