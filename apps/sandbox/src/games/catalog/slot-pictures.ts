import type { SlotGame, SlotHold } from '@maidan/casino'
import type { Language, SlotCoinKind } from '@maidan/contract'
import { pictureIn } from '@maidan/contract/facts'

/** The picture of a coin: a fixed prize has one of its own, an amount stands on the reels' coin. */
export function coinPicture({ symbol }: Pick<SlotHold, 'symbol'>, kind: SlotCoinKind): string {
  return kind === 'plain' ? symbol : kind.toUpperCase()
}

/** The pictures of everything that can stand in a game's places. */
export function pictureKeys({ symbols, mechanic }: SlotGame): readonly string[] {
  switch (mechanic.kind) {
    case 'spins':
    case 'cascades':
    case 'respins':
      return symbols
    case 'hold': {
      const coins = mechanic.coins.map(({ kind }) => coinPicture(mechanic, kind))
      return [...new Set([...symbols, ...coins])]
    }
  }
}

/** Symbols whose name stands on their picture, which is drawn in each language. */
const NAMED_SYMBOLS: readonly string[] = ['WILD', 'SCATTER']

/** Where a symbol's own picture stands in the folder of the drawn pictures, as a language has it. */
export function symbolFile(code: string, symbol: string, language: Language): string {
  const file = `symbols/${code}/${symbol}.svg` as const
  return NAMED_SYMBOLS.includes(symbol) ? pictureIn(file, language) : file
}

/** Where pages load a symbol's picture from when they show it by itself. */
export function symbolAddress(code: string, symbol: string, language: Language): string {
  return `/art/${symbolFile(code, symbol, language)}`
}

/** The file of all that a slot's stage is painted from in a language: a slow line is asked once, not a dozen times. */
export function stageFile(code: string, language: Language): string {
  return pictureIn(`symbols/${code}/stage.svg`, language)
}

/** Where a slot's page loads that file from. */
export function stageAddress(code: string, language: Language): string {
  return `/art/${stageFile(code, language)}`
}

/** Pixels of a symbol on the stage, sharp on a phone with a dense screen, and of the free edge around it. */
export const SYMBOL_SIDE = 200
export const SYMBOL_EDGE = 4
export const SYMBOL_COLUMN = SYMBOL_SIDE + 2 * SYMBOL_EDGE

/** One picture in a stage's file, in pixels. */
export type StagePlace = { key: string; x: number; y: number; width: number; height: number }

/** The scenery in a stage's file: under the row of symbols. */
export const SCENERY = {
  key: 'background',
  x: 0,
  y: SYMBOL_COLUMN,
  width: 720,
  height: 1280,
} as const satisfies StagePlace

/** Everything a slot's stage is painted from and where it stands: its symbols in a row, the scenery under it. */
export function stagePlaces(game: SlotGame): readonly StagePlace[] {
  const symbols = pictureKeys(game).map((key, index) => ({
    key,
    x: index * SYMBOL_COLUMN + SYMBOL_EDGE,
    y: SYMBOL_EDGE,
    width: SYMBOL_SIDE,
    height: SYMBOL_SIDE,
  }))
  return [...symbols, SCENERY]
}
