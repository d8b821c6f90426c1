/** The tests that play scripts of faults, one a way of payment. */
export const FAULT_FILES = [
  'checkouts/any-fault.live.test.ts',
  'checkouts/any-fault-at-partners.live.test.ts',
  'devices/any-message-fault.live.test.ts',
  'usdt/any-chain-fault.live.test.ts',
  'payouts/any-payout-fault.live.test.ts',
  'refunds/any-refund-fault.live.test.ts',
].map((file) => `apps/api/src/cashier/${file}`)
