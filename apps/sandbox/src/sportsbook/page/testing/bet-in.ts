import type { BetState, BetView, LegView } from '../../book-api.ts'

/** A bet for tests of ৳ 100 at 1.85, in a state. */
export function betIn(state: BetState, but: Partial<BetView> = {}): BetView {
  return {
    betId: 'b1',
    legs: [legIn('open')],
    odds: '1.85',
    sizes: [1],
    bets: 1,
    stakeMinor: '10000',
    isFree: false,
    returnMinor: '18500',
    state,
    settlement: 'done',
    placedAt: '2026-11-22T12:00:00.000Z',
    settledAt: null,
    balanceMinor: '40000',
    ...but,
  }
}

/** A selection for tests of the home side at 1.85. */
export function legIn(state: LegView['state'], but: Partial<LegView> = {}): LegView {
  return {
    match: { en: 'Home v Away', bn: 'হোম ব অ্যাওয়ে' },
    market: null,
    selection: { en: 'Home', bn: 'হোম' },
    odds: '1.85',
    state,
    ...but,
  }
}
