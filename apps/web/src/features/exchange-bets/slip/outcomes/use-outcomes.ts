import { typedMinor } from '../../../../lib/read-money.ts'
import type { Selection } from '../../../../lib/exchange/selection.ts'
import { outcomesAfter } from '../../bet/figures.ts'
import type { RunnerOutcome } from '../../bet/figures.ts'
import { oddsOf } from '../../placing/new-bet.ts'
import type { Draft } from '../../placing/new-bet.ts'
import type { BetMarket } from '../../queries.ts'
import { useRunnerProfits } from './use-runner-profits.ts'

type Typed = { selection: Selection; draft: Draft; market: BetMarket | undefined }

/** What each runner's win comes to, now and with the typed bet matched; nothing for a fancy. */
export function useOutcomes({ selection, draft, market }: Typed): RunnerOutcome[] {
  const nets = useRunnerProfits(selection.marketId)
  const { selectionId, kind, side } = selection
  if (selectionId === null || market === undefined) return []
  const odds = oddsOf(selection, draft) ?? ''
  const bet = { kind, side, selectionId, odds, stakeMinor: typedMinor(draft.stake) ?? 0n }
  return outcomesAfter(
    market.runners.map((runner) => runner.selection_id),
    nets,
    bet,
  )
}
