/** What a page asks for, read and in numbers: odds in hundredths, the stake in minor units. */
export type BetOrder = {
  betId: string
  marketId: string
  selectionId: string
  oddsCenti: number
  stakeMinor: bigint
}
