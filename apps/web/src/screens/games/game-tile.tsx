import { gamesText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { clsx } from 'clsx'
import { Heart, LoaderCircle } from 'lucide-react'
import type { GamesSearch } from '../../app/routes/route-state.ts'
import { useLaunchGame } from '../../app/player/use-launch-game.ts'
import { type Game, useMarkFavourite } from '../../features/games/list-queries.ts'
import { launchTarget } from '../../features/games/launch-code.ts'
import { gameName } from '../../features/games/game-name.ts'
import { gamePicture } from '../../features/games/game-picture.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { useSession } from '../../lib/session/session.ts'
import { DetailsButton } from './details/details-button.tsx'

type Props = { game: Game; favourite: boolean; search?: GamesSearch }

/** One game: its picture opens it, its heart keeps it. */
export function GameTile({ game, favourite, search }: Props) {
  const t = useText(gamesText)
  const language = useLanguage()
  const name = gameName(game, language)
  const session = useSession()
  const { launch, launching } = useLaunchGame()
  const open = () =>
    launch({
      target: launchTarget(game.code, { platform: game.platform, gameType: game.type }),
      title: name,
      ...(search && { returnTo: search }),
    })
  return (
    <div className="group relative flex flex-col gap-1.5">
      <button
        aria-busy={launching !== undefined || undefined}
        className="flex flex-col gap-1.5 text-left"
        onClick={open}
        type="button"
      >
        <span className="relative block aspect-[3/4] w-full overflow-hidden rounded-card bg-field-800 transition group-active:scale-[0.97]">
          <img
            alt=""
            className="size-full object-cover"
            height={400}
            loading="lazy"
            onError={(event) => event.currentTarget.classList.add('invisible')}
            src={gamePicture(game, language)}
            width={300}
          />
          {game.is_new && (
            <span className="absolute top-10 left-1.5 rounded-full bg-grass px-1.5 text-xs font-bold text-ink">
              {t('new')}
            </span>
          )}
          {launching !== undefined && (
            <span className="absolute inset-0 flex items-center justify-center bg-shade/60 text-paper">
              <LoaderCircle aria-hidden className="size-8 animate-spin text-floodlight" />
            </span>
          )}
        </span>
        <span className="line-clamp-2 min-h-[2lh] w-full text-xs leading-tight font-medium">
          {name}
        </span>
      </button>
      <DetailsButton game={game} {...(search && { search })} />
      {session !== null && <LikeButton favourite={favourite} game={game} />}
    </div>
  )
}

function LikeButton({ game, favourite }: Pick<Props, 'game' | 'favourite'>) {
  const t = useText(gamesText)
  const mark = useMarkFavourite()
  const { code } = game
  const name = gameName(game, useLanguage())
  return (
    <button
      aria-label={favourite ? t('unlike', { name }) : t('like', { name })}
      aria-pressed={favourite}
      className="absolute top-0 right-0 flex size-11 items-center justify-center"
      onClick={() =>
        mark.mutate(
          { code, favourite: !favourite },
          { onError: () => showToast(t('likeFailed'), 'bad') },
        )
      }
      type="button"
    >
      <span className="flex size-7 items-center justify-center rounded-full bg-shade/70">
        <Heart
          aria-hidden
          className={clsx('size-4', favourite ? 'fill-clay text-clay' : 'text-paper')}
        />
      </span>
    </button>
  )
}
