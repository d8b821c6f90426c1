import { gamesText } from '@maidan/locales'
import { Sheet } from '@maidan/ui'
import type { GamesSearch } from '../../../app/routes/route-state.ts'
import { gameName } from '../../../features/games/game-name.ts'
import { gamePicture } from '../../../features/games/game-picture.ts'
import type { Game } from '../../../features/games/list-queries.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { filterLabel } from '../filters/filter-label.ts'
import { GameFacts } from './game-facts.tsx'
import { PlayButtons } from './play-buttons.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  game: Game
  search?: GamesSearch
}

/** What a player should know of a game before they open it: its return, its limits, what it is like. */
export function DetailsSheet({ open, onOpenChange, game, search }: Props) {
  const t = useText(gamesText)
  const language = useLanguage()
  const name = gameName(game, language)
  const features = game.features.map((feature) => filterLabel(t, 'feature', feature))
  return (
    <Sheet
      footer={<PlayButtons game={game} {...(search && { search })} />}
      onOpenChange={onOpenChange}
      open={open}
      title={name}
    >
      <div className="flex flex-col gap-4">
        <div className="flex gap-4">
          <img
            alt=""
            className="aspect-[3/4] w-24 shrink-0 self-start rounded-card bg-field-800 object-cover"
            height={400}
            src={gamePicture(game, language)}
            width={300}
          />
          <GameFacts game={game} />
        </div>
        {features.length > 0 && (
          <ul aria-label={t('filter_feature')} className="flex flex-wrap gap-2">
            {features.map((feature) => (
              <li
                className="rounded-full bg-field-800 px-3 py-1.5 text-sm font-medium"
                key={feature}
              >
                {feature}
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-quiet">{t('returnHint')}</p>
      </div>
    </Sheet>
  )
}
