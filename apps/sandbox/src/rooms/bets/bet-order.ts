/** What a page asks for, read and in numbers. The spot is still whatever the page sent. */
export type BetOrder = {
  betId: string
  number: number
  stakeMinor: bigint
  spot: unknown
  clientSeed: string
}
