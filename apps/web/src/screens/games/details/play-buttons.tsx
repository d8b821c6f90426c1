import { gamesText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useState } from 'react'
import { useLaunchGame } from '../../../app/player/use-launch-game.ts'
import type { GamesSearch } from '../../../app/routes/route-state.ts'
import { gameName } from '../../../features/games/game-name.ts'
import { launchTarget } from '../../../features/games/launch-code.ts'
import type { Game } from '../../../features/games/list-queries.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'

type Props = { game: Game; search?: GamesSearch }

/** The ways into a game: for money, and, for a player where it has one, in play money. */
export function PlayButtons({ game, search }: Props) {
  const t = useText(gamesText)
  const title = gameName(game, useLanguage())
  const canTry = useSession() !== null && game.has_demo
  const { launch, launching } = useLaunchGame()
  const [isDemo, setIsDemo] = useState(false)
  const target = launchTarget(game.code, { platform: game.platform, gameType: game.type })
  const open = (toTry: boolean) => {
    setIsDemo(toTry)
    launch({ target, title, isDemo: toTry, ...(search && { returnTo: search }) })
  }
  const busy = launching !== undefined
  return (
    <div className="flex gap-3">
      {canTry && (
        <Button
          busy={busy && isDemo}
          className="flex-1"
          look="secondary"
          onClick={() => open(true)}
        >
          {t('tryFree')}
        </Button>
      )}
      <Button busy={busy && !isDemo} className="flex-1" onClick={() => open(false)}>
        {t('play')}
      </Button>
    </div>
  )
}
