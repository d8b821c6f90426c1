import { gamerunText } from '@maidan/locales'
import { EmptyState, buttonClass } from '@maidan/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { useRouteState } from '../../app/routes/route-state.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { useGameNews } from './use-game-news.ts'

/** The launched game in its frame; the address comes through navigation state only. */
export function Gamerun() {
  const t = useText(gamerunText)
  const navigate = useNavigate()
  const game = useRouteState('gamerun')
  const { roundOpen } = useGameNews(game?.url)
  const [asking, setAsking] = useState(false)
  const leave = () =>
    void (game?.returnTo
      ? navigate({ to: paths.games, search: game.returnTo })
      : navigate({ to: paths.home }))
  return (
    <main className="fixed inset-0 z-40 flex flex-col bg-field-950">
      <GameBar
        onClose={() => (roundOpen ? setAsking(true) : leave())}
        title={game?.title ?? t('frame')}
      />
      {game ? (
        <GameFrame title={game.title ?? t('frame')} url={game.url} />
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
      <LeaveDialog onLeave={leave} onStay={() => setAsking(false)} open={asking} />
    </main>
  )
}
