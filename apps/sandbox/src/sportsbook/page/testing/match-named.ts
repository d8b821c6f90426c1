import type { MatchView } from '../../book-api.ts'

/** A match for tests, coming and with both sides offered unless said otherwise. */
export function matchNamed(id: string, but: Partial<MatchView> = {}): MatchView {
  return {
    eventId: id,
    marketId: `market-${id}`,
    sport: 'cricket',
    name: { en: `Home ${id} v Away ${id}`, bn: `হোম ${id} ব অ্যাওয়ে ${id}` },
    competition: { en: 'League', bn: 'লিগ' },
    startsAt: '2026-11-22T12:00:00.000Z',
    inPlay: false,
    selections: [
      { selectionId: 'home', name: { en: 'Home', bn: 'হোম' }, odds: '1.85' },
      { selectionId: 'away', name: { en: 'Away', bn: 'অ্যাওয়ে' }, odds: '2.05' },
    ],
    ...but,
  }
}
