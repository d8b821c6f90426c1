import { gamesText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useLaunchGame } from '../../../app/player/use-launch-game.ts'
import type { GamesSearch } from '../../../app/routes/route-state.ts'
import { gameName } from '../../../features/games/game-name.ts'
import { launchTarget } from '../../../features/games/launch-code.ts'
import type { Game } from '../../../features/games/list-queries.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'

type Props = { game: Game; search?: GamesSearch }

/** The ways into a game. */
export function PlayButtons({ game, search }: Props) {
  const t = useText(gamesText)
  const title = gameName(game, useLanguage())
  const { launch, launching } = useLaunchGame()
  const target = launchTarget(game.code, { platform: game.platform, gameType: game.type })
  return (
    <Button
      busy={launching !== undefined}
      onClick={() => launch({ target, title, ...(search && { returnTo: search }) })}
      wide
    >
      {t('play')}
    </Button>
  )
}
