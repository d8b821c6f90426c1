import type { MatchView } from '../../book-api.ts'

export type SportChoice = MatchView['sport'] | 'all'

export type SplitMatches = { inPlay: readonly MatchView[]; coming: readonly MatchView[] }

/** The matches of a sport, those in play apart from those to come, each in the book's order. */
export function splitMatches(matches: readonly MatchView[], sport: SportChoice): SplitMatches {
  const chosen = matches.filter((match) => sport === 'all' || match.sport === sport)
  return {
    inPlay: chosen.filter(({ inPlay }) => inPlay),
    coming: chosen.filter(({ inPlay }) => !inPlay),
  }
}
