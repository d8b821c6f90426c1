import { gamerunText } from '@maidan/locales'
import { EmptyState, buttonClass } from '@maidan/ui'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { useRouteState } from '../../app/routes/route-state.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { HourDialog } from './hour-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { RefusedBetDialog } from './refused-bet-dialog.tsx'
import { useGameNews } from './use-game-news.ts'
import { useGameView } from './use-game-view.ts'
import type { GameView } from './use-game-view.ts'
import { ViewButtons } from './view-buttons.tsx'

/** The launched game in its frame; the address comes through navigation state only. */
export function Gamerun() {
  const t = useText(gamerunText)
  const navigate = useNavigate()
  const game = useRouteState('gamerun')
  const { roundOpen } = useGameNews(game?.url)
  const [asking, setAsking] = useState(false)
  const { setPlace, ...view } = useGameView()
  const leave = () =>
    game?.returnTo
      ? navigate({ to: paths.games, search: game.returnTo })
      : navigate({ to: paths.home })
  return (
    <main>
      <div className={placeClass(view)} ref={setPlace}>
        <GameBar
          inPage={!fills(view)}
          isDemo={game?.isDemo === true}
          onClose={() => (roundOpen ? setAsking(true) : leave())}
          title={game?.title ?? t('frame')}
          tools={game && !view.isMobile && <ViewButtons {...view} />}
        />
        {game ? (
          <GameFrame game={game} title={game.title ?? t('frame')} />
        ) : (
          <EmptyState
            action={
              <Link className={buttonClass({ look: 'secondary' })} to={paths.games}>
                {t('toGames')}
              </Link>
            }
            hint={t('nothingHint')}
            picture={storageUrl('empty/no-games.svg')}
            title={t('nothing')}
          />
        )}
      </div>
      <RefusedBetDialog />
      {game && game.isDemo !== true && <HourDialog roundOpen={roundOpen} />}
      <LeaveDialog onLeave={leave} onStay={() => setAsking(false)} open={asking} />
    </main>
  )
}

type View = Pick<GameView, 'isMobile' | 'theatre' | 'full'>

/** Whether the game takes the whole window. */
function fills({ isMobile, theatre, full }: View): boolean {
  return isMobile || theatre || full
}

/** Only classes change between the views: a game that is moved would begin anew. */
function placeClass(view: View): string {
  return clsx(
    'flex flex-col bg-field-950',
    fills(view)
      ? 'fixed inset-0 z-40'
      : 'm-4 h-[calc(100dvh-6rem)] overflow-hidden rounded-card border border-field-700',
  )
}
