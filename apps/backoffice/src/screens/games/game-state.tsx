import { gameDeskText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import type { GameLine } from '../../features/games/queries.ts'

/** Whether players can open a game, and if not, by whom it is closed. */
export function GameState({ game }: { game: GameLine }) {
  const t = useText(gameDeskText)
  if (game.status === 'inactive') return <Badge tone="bad">{t('inactive')}</Badge>
  if (game.open) return <Badge tone="good">{t('active')}</Badge>
  if (!game.offered) return <Badge>{t('notOffered')}</Badge>
  return <Badge tone="bad">{t('withProvider')}</Badge>
}
