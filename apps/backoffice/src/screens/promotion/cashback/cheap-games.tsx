import { edgesBelow, PLAY_KINDS } from '@maidan/contract/facts'
import { playWeightsText, promotionDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { TriangleAlert } from 'lucide-react'
import type { Draft } from '../../../features/promotions/draft.ts'
import { usePromotions } from '../../../features/promotions/queries.ts'
import { weightOf } from '../../../features/promotions/weights.ts'
import { Note } from '../../../parts/notes/note.tsx'
import { readHundredths } from '../read-typed.ts'

/** Games that are named: those with the smallest edge. */
const NAMED_MAX = 5

/**
 * Says in which games, of the kinds that count, accounts against each other would get more cashback than
 * they lose by the edge, as the terms are written now; nothing where there are none.
 */
export function CheapGames({ draft }: { draft: Draft }) {
  const t = useText(promotionDeskText)
  const word = useText(playWeightsText)
  const rate = readHundredths(draft.percent)
  const edges = usePromotions().data?.game_edges ?? []
  if (rate === undefined) return null
  const cheap = edgesBelow(edges, { percentHundredths: Number(rate), weights: weightsOf(draft) })
  const count = cheap.reduce((games, one) => games + one.games, 0)
  if (count === 0) return null
  const named = cheap.flatMap(({ names, edge }) => names.map((name) => `${name} (${edge}%)`))
  const plays = PLAY_KINDS.filter((play) => cheap.some((one) => one.play === play))
  return (
    <Note icon={TriangleAlert} tone="bad">
      {t('cheapGames', {
        percent: String(draft.percent),
        count,
        games: named.slice(0, NAMED_MAX).join(', '),
        plays: plays.map((play) => word(`play_${play}`)).join(', '),
      })}
    </Note>
  )
}

/** The weights as they are typed, in basis points; one that cannot be read counts in full. */
function weightsOf({ weights }: Draft) {
  return Object.fromEntries(
    PLAY_KINDS.flatMap((play) => {
      const typed = readHundredths(weightOf(weights, play))
      return typed === undefined ? [] : [[play, Number(typed)]]
    }),
  )
}
