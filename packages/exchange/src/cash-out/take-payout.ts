import { divideMoney, oddsOfTick } from '@maidan/money'
import { profitAtTick } from '../bet/profit.ts'
import type { PriceSize, Side } from '../book/order-book.ts'

/**
 * Takes offers from the first on until stake plus profit come to the payout; null if all of them
 * together are not enough, and no fill if the payout is less than the least stake pays.
 *
 * The last stake is whole minor units, so it stops short of the payout for a lay and passes it for a
 * back, by less than one unit of stake. Either way the runner ends at or just above the reference,
 * which then is the outcome that the player can count on.
 */
export function takePayout(
  side: Side,
  offers: readonly PriceSize[],
  payoutMinor: bigint,
): PriceSize[] | null {
  const fills: PriceSize[] = []
  let restMinor = payoutMinor
  for (const { tick, sizeMinor: offeredMinor } of offers) {
    const neededMinor = stakeFor(side, tick, restMinor)
    const sizeMinor = neededMinor < offeredMinor ? neededMinor : offeredMinor
    if (sizeMinor > 0n) fills.push({ tick, sizeMinor })
    if (sizeMinor === neededMinor) return fills
    restMinor -= sizeMinor + profitAtTick(tick, sizeMinor)
  }
  return restMinor > 0n ? null : fills
}

function stakeFor(side: Side, tick: number, payoutMinor: bigint): bigint {
  const odds = BigInt(oddsOfTick(tick))
  return divideMoney(payoutMinor * 100n, odds, side === 'lay' ? 'floor' : 'ceil')
}
