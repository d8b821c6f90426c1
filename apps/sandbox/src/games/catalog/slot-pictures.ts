import type { SlotGame, SlotHold } from '@maidan/casino'
import type { SlotCoinKind } from '@maidan/contract'

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

/** Where the pages of games load a symbol's picture from. */
export function symbolAddress(code: string, symbol: string): string {
  return `/art/symbols/${code}/${symbol}.svg`
}

/** Where they load the scenery from. */
export function sceneryAddress(code: string): string {
  return symbolAddress(code, 'background')
}

/** All that a slot's stage is painted from. */
export function stagePictures(game: SlotGame): readonly string[] {
  return [
    ...pictureKeys(game).map((key) => symbolAddress(game.code, key)),
    sceneryAddress(game.code),
  ]
}
