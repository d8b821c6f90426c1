import type { LucideIcon } from 'lucide-react'
import { useFavourites } from '../../../features/games/list-queries.ts'
import type { Game } from '../../../features/games/list-queries.ts'
import { GameTile } from '../../games/game-tile.tsx'

type Props = { title: string; hint?: string; icon: LucideIcon; games: readonly Game[] }

/** Games in a row that scrolls sideways, their pictures whole. */
export function GameShelf({ title, hint, icon: Icon, games }: Props) {
  const own = useFavourites().data ?? []
  if (games.length === 0) return null
  return (
    <section className="mt-8 wide:mt-0">
      <h2 className="flex items-center gap-2 px-4 text-lg font-bold wide:px-0 wide:text-sm wide:font-semibold wide:text-quiet">
        <Icon aria-hidden className="size-5 text-floodlight wide:hidden" />
        {title}
      </h2>
      {hint !== undefined && <p className="px-4 text-xs text-quiet wide:px-0">{hint}</p>}
      <ul className="rail mt-3 scroll-px-4 gap-3 px-4 wide:px-0">
        {games.map((game) => (
          <li className="w-26 shrink-0 snap-start" key={game.code}>
            <GameTile favourite={own.includes(game.code)} game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}
