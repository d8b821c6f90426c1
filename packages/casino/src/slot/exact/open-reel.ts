import type { ReelStrip, SlotGame } from '../slot-game.ts'
import { reelViews, type ReelView } from './reel-view.ts'

/** How many of a symbol, wilds included, a place can show at most, and whether a wild can be among them. */
type Reach = { shown: number; wild: boolean }

/** What a place can show, by symbol. */
export type Place = ReadonlyMap<string, Reach>

/** A reel in a search: what it can still show on each row and as a whole, and the views to choose from. */
export type OpenReel = {
  counted: number
  /** The symbols in view once the reel is chosen, those of one possible view before. */
  shown: readonly string[]
  rows: readonly Place[]
  whole: Place
  /** One chosen reel for each different view; none where there is nothing left to choose. */
  choices: readonly OpenReel[]
}

/** A strip's different views as open reels, one for each number of scatters or coins it can show. */
export function openReels(game: SlotGame, strip: ReelStrip, reel: number): readonly OpenReel[] {
  const viewsByLook = new Map<string, ReelView>()
  for (const view of reelViews(game, strip, reel)) {
    viewsByLook.set(`${view.shown.join(' ')} ${view.counted}`, view)
  }
  const views = [...viewsByLook.values()]
  return [...new Set(views.map(({ counted }) => counted))].map((count) => {
    const alike = views.filter(({ counted }) => counted === count)
    const choices = alike.map((view) => reelOf(game, [view], []))
    return reelOf(game, alike, choices)
  })
}

function reelOf(
  game: SlotGame,
  views: readonly ReelView[],
  choices: readonly OpenReel[],
): OpenReel {
  const { shown = [], counted = 0 } = views[0] ?? {}
  const rows = shown.map((_, row) =>
    placeOf(
      game,
      views.map(({ shown }) => shown.slice(row, row + 1)),
    ),
  )
  const whole = placeOf(
    game,
    views.map(({ shown }) => shown),
  )
  return { counted, shown, rows, whole, choices: choices.length > 1 ? choices : [] }
}

function placeOf(game: SlotGame, views: readonly (readonly string[])[]): Place {
  const wild = game.wild?.symbol
  const reaches = game.symbols.map((symbol): [string, Reach] => {
    const counts = views.map((shown) => shown.filter((at) => at === symbol || at === wild).length)
    const wilds = views.some((shown) => shown.some((at) => at === wild && at !== symbol))
    return [symbol, { shown: Math.max(...counts), wild: wilds }]
  })
  return new Map(reaches)
}
