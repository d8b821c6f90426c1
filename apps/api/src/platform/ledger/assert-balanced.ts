import type { BatchDecision } from '@maidan/ledger'

/** What no decision may come to, checked once more before it is written. */
export function assertBalanced({ postings, accounts }: BatchDecision) {
  for (const { amountMinor } of postings)
    if (amountMinor <= 0n) throw new Error('a posting must move a positive amount')
  for (const { balanceMinor } of accounts)
    if (balanceMinor < 0n) throw new Error('a kept account fell below zero')
}
