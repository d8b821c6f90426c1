import { gameDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { GameLine, Stoppable } from '../../features/games/queries.ts'
import { GameState } from './game-state.tsx'
import { StopAct } from './stop-act.tsx'
import { StoppedNote } from './stopped-note.tsx'

type Props = { games: readonly GameLine[]; onAct: ((target: Stoppable) => void) | undefined }

/** The games on a narrow screen. */
export function GameRows({ games, onAct }: Props) {
  const t = useText(gameDeskText)
  return (
    <ul aria-label={t('game')}>
      {games.map((game) => (
        <li
          className="flex items-center justify-between gap-3 border-b border-field-800 py-2.5 text-sm"
          key={game.code}
        >
          <span className="min-w-0">
            <b className="block truncate font-semibold">{game.name}</b>
            <span className="block truncate text-xs text-quiet">
              {game.provider_name} · {game.code}
            </span>
            <span className="tabular block text-xs text-quiet">
              {t('rtp')} {game.rtp} % · {t('openRounds')} {game.open_rounds}
            </span>
            <StoppedNote stopped={game.stopped} />
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1.5">
            <GameState game={game} />
            {onAct && <StopAct onAct={onAct} target={{ ...game, of: 'game', key: game.code }} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
