import { RUN_LINES, type RunKind } from '@maidan/casino'
import type { MarketGroup } from '../../events/event-names.ts'

/** Markets under the tabs of the board. */
export const superOverGroups: readonly MarketGroup[] = [
  { key: 'main', markets: ['winner', 'no-tie', 'margin'] },
  { key: 'runs', markets: [...linesOf('total'), ...linesOf('highest')] },
  { key: 'first', markets: ['opening', ...linesOf('first'), 'first-band', 'wicket'] },
  { key: 'more', markets: ['sixes'] },
]

function linesOf(kind: RunKind): readonly string[] {
  return RUN_LINES[kind].map((line) => `${kind}-${line}`)
}
