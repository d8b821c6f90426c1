import { cheapGames, PLAY_KINDS } from '@maidan/contract/facts'
import type { Draft } from '../../../features/promotions/draft.ts'
import { usePromotions } from '../../../features/promotions/queries.ts'
import { weightOf } from '../../../features/promotions/weights.ts'
import { CheapGamesNote } from '../../../parts/promotions/cheap-games-note.tsx'
import { readHundredths } from '../read-typed.ts'

/** Which games, of the kinds that count, cost less than the terms of a cashback as they are written now. */
export function CheapGames({ draft }: { draft: Draft }) {
  const rate = readHundredths(draft.percent)
  const edges = usePromotions().data?.game_edges ?? []
  if (rate === undefined) return null
  const cheap = cheapGames(edges, { percentHundredths: Number(rate), weights: weightsOf(draft) })
  return cheap && <CheapGamesNote percent={String(draft.percent)} {...cheap} />
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
