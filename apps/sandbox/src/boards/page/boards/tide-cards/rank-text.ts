import type { Rank } from '@maidan/casino'

const LETTERS: Readonly<Partial<Record<Rank, string>>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

/** A rank as it stands in the corner of its card. */
export function rankText(rank: Rank): string {
  return LETTERS[rank] ?? String(rank)
}
