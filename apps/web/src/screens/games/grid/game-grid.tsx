import { memo } from 'react'
import type { GamesSearch } from '../../../app/routes/route-state.ts'
import { useFavourites, type Game } from '../../../features/games/list-queries.ts'
import { GameTile } from '../game-tile.tsx'
import { gameGridClass } from './game-grid-class.ts'
import { useRowsInView } from './use-rows-in-view.ts'

/** Most cards stay as they are while a list is pulled; drawing all of them anew costs its frames. */
const Tile = memo(GameTile)

type Props = { games: readonly Game[]; search: GamesSearch }

/** The cards of a list; of a long one, those near the screen. */
export function GameGrid({ games, search }: Props) {
  const own = new Set(useFavourites().data)
  const [list, { from, to, beforePx, afterPx }] = useRowsInView(games.length)
  return (
    <ul
      className={gameGridClass}
      ref={list}
      style={{ paddingTop: beforePx, paddingBottom: afterPx }}
    >
      {games.slice(from, to).map((game, at) => (
        <li aria-posinset={from + at + 1} aria-setsize={games.length} key={game.code}>
          <Tile favourite={own.has(game.code)} game={game} search={search} />
        </li>
      ))}
    </ul>
  )
}
