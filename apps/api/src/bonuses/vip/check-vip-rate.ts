import { amountOf, decimalAmount } from '@maidan/money'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { readEdges } from './read-edges.ts'
import { readVipTerms } from './read-vip-terms.ts'
import { tooDearAt, type PointCosts } from './too-dear-at.ts'

type Ports = { config: Config }

/** Rates have as many decimals as this. */
const RATE_UNIT = 'USDT'

/**
 * Refuses a worth of a point, decimal text in units of a currency, by which somebody could come out
 * ahead by staking alone: VIP_RATE_TOO_DEAR at `value`, with the highest that may be.
 */
export async function checkVipRate(tx: Tx, { config }: Ports, rate: string): Promise<void> {
  const { levels, weights } = await readVipTerms(tx)
  const costs = { levels, weights, edges: await readEdges(tx, config) }
  if (tooDearAt(rate, costs).length > 0)
    throw fieldRefusal('VIP_RATE_TOO_DEAR', 'value', { max: highestBelow(rate, costs) })
}

/** The highest rate below one that is too dear; the dearer a point, the more kinds of play are. */
function highestBelow(rate: string, costs: PointCosts): string {
  let [fits, isTooDear] = [0n, amountOf(rate, RATE_UNIT)]
  while (isTooDear - fits > 1n) {
    const middle = (fits + isTooDear) / 2n
    if (tooDearAt(decimalAmount(middle, RATE_UNIT), costs).length > 0) isTooDear = middle
    else fits = middle
  }
  return decimalAmount(fits, RATE_UNIT).replace(/\.?0+$/, '')
}
