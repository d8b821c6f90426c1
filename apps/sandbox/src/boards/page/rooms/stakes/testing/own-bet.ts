import type { OwnBet } from '../../../../../rooms/room-api.ts'

/** A bet of ten taka that stands, with what a test wants otherwise. */
export function ownBet(wanted: Partial<OwnBet>): OwnBet {
  return {
    id: 'm1',
    betId: '',
    number: 7,
    spot: 'heads',
    stakeMinor: '1000',
    currency: 'BDT',
    state: 'taken',
    isCalledOff: false,
    isShown: false,
    outAtCenti: null,
    winMinor: null,
    placedAt: '2026-01-01T00:00:00.000Z',
    recallUrl: 'https://studio/play',
    ...wanted,
  }
}
