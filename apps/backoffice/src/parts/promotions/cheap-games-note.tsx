import { playWeightsText, promotionDeskText, textIn } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'
import { TriangleAlert } from 'lucide-react'
import { Note } from '../notes/note.tsx'
import type { CheapGamesOfRate } from './read-cheap-games.ts'

/** Says in which games accounts against each other would get more cashback than they lose by the edge. */
export function CheapGamesNote({ percent, count, named, plays }: CheapGamesOfRate) {
  const t = useText(promotionDeskText)
  const word = useText(playWeightsText)
  const language = useLanguage()
  return (
    <Note icon={TriangleAlert} tone="bad">
      {t('cheapGames', {
        percent,
        count,
        games: named.map((game) => `${textIn(game, 'name', language)} (${game.edge}%)`).join(', '),
        plays: plays.map((play) => word(`play_${play}`)).join(', '),
      })}
    </Note>
  )
}
