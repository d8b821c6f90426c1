/** How a market ended, as its row keeps it. */
export type Outcome = { winners: number[] } | { score: number } | { void: string }

/** A market's result in the fewest words: the winners' names, the score, or that it is void. */
export function outcomeText(
  outcome: Outcome,
  runners: readonly { id: number; name: string }[],
): string {
  if ('void' in outcome) return 'Void'
  if ('score' in outcome) return String(outcome.score)
  return outcome.winners
    .map((winner) => runners.find(({ id }) => id === winner)?.name ?? String(winner))
    .join(', ')
}
