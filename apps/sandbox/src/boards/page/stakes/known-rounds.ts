type Known<Outcome> = {
  number: number
  outcome: Outcome | null
  past: readonly { number: number; outcome: Outcome }[]
}

/**
 * What the last rounds drew, newest first, at most `max`. The round on the table counts from the
 * moment its outcome has been seen, whether or not the studio lists it among the past ones yet.
 */
export function knownRounds<Outcome>(
  { number, outcome, past }: Known<Outcome>,
  isDecided: boolean,
  max: number,
): readonly Outcome[] {
  const before = past.filter((round) => round.number < number).map((round) => round.outcome)
  const now = isDecided && outcome !== null ? [outcome] : []
  return [...now, ...before].slice(0, max)
}
