/** What a room may lean on besides itself. */
export type RoomLaw = {
  /** `exchange` is all that the room gives away, `exchange/lists` only that door of it. */
  rooms: readonly string[]
  /** A pure room has no clock, no randomness and no I/O, so it imports no package at all. */
  isPure?: true
  /** It has `src/features`, which know neither each other nor the app. */
  hasFeatures?: true
  /** Another house's: its tests lean on nothing of ours either. */
  isForeign?: true
}

const CORE = ['money', 'ledger', 'exchange', 'cashier', 'casino']
const EVERY_ROOM = [
  ...CORE,
  'contract',
  'locales',
  'client',
  'ui',
  'art',
  'api',
  'sandbox',
  'web',
  'backoffice',
]

/**
 * The law of import: room by room, the rooms it may import. What is not named is forbidden. Scripts,
 * journeys and benches may import everything.
 */
export const LAW: Readonly<Record<string, RoomLaw>> = {
  'packages/money': { rooms: [], isPure: true },
  'packages/ledger': { rooms: ['money'], isPure: true },
  'packages/exchange': { rooms: ['money'], isPure: true },
  'packages/cashier': { rooms: ['money'], isPure: true },
  'packages/casino': { rooms: ['money', 'contract'], isPure: true },
  'packages/contract': { rooms: ['money', 'exchange/lists', 'cashier/lists'] },
  'packages/locales': { rooms: ['money', 'contract'] },
  'packages/client': { rooms: ['contract'] },
  'packages/ui': { rooms: ['money', 'locales'] },
  'packages/art': { rooms: ['contract'] },
  'packages/testkit': { rooms: EVERY_ROOM },
  'apps/web': {
    rooms: ['contract', 'money', 'locales', 'client', 'ui', 'exchange/bet'],
    hasFeatures: true,
  },
  'apps/backoffice': {
    rooms: ['contract', 'money', 'locales', 'client', 'ui'],
    hasFeatures: true,
  },
  'apps/api': { rooms: ['contract', 'money', 'ledger', 'exchange', 'cashier', 'casino'] },
  'apps/sandbox': { rooms: ['contract', 'money', 'casino'] },
  'apps/koel': { rooms: [], isForeign: true },
}

/** The room that only tests and scripts import. */
export const TESTKIT = 'testkit'
