import { lobbyText } from '@maidan/locales'
import { Clock3, Sparkles, TrendingUp } from 'lucide-react'
import { useLobbyShelves } from '../../../features/games/lobby-query.ts'
import { useText } from '../../../lib/text/language.ts'
import { Jackpots } from '../jackpots/jackpots.tsx'
import { GameShelf } from './game-shelf.tsx'

/** Jackpots, what the player opened last, what is played most, and what is new; an empty shelf is not shown. */
export function LobbyShelves() {
  const t = useText(lobbyText)
  const { data } = useLobbyShelves()
  if (data === undefined) return null
  return (
    <>
      <Jackpots />
      <GameShelf games={data.recent} icon={Clock3} title={t('recent')} />
      <GameShelf
        games={data.popular}
        hint={t('popularHint')}
        icon={TrendingUp}
        title={t('popular')}
      />
      <GameShelf games={data.newest} icon={Sparkles} title={t('newest')} />
    </>
  )
}
