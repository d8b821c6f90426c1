/** The key of a provider's transaction in the ledger, and of its stake in the turnover. */
export function stakeKey(platform: string, transactionId: string): string {
  return `game:${platform}:${transactionId}`
}
