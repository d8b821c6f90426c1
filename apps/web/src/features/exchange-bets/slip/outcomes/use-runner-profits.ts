import { useMemo } from 'react'
import { readMinor } from '../../../../lib/read-money.ts'
import { useExposure } from '../../queries.ts'

const none: ReadonlyMap<number, bigint> = new Map()

/**
 * What the player gains (or, below 0, loses) if a runner wins, by selection id, in minor units of
 * what is matched. Empty for a market without a bet.
 */
export function useRunnerProfits(marketId: string): ReadonlyMap<number, bigint> {
  const outcomes = useExposure().data?.markets.find(
    (market) => market.market_id === marketId,
  )?.outcomes
  return useMemo(() => {
    if (outcomes === undefined) return none
    const nets = new Map<number, bigint>()
    for (const { selection_id, net } of outcomes) {
      if (selection_id !== null) nets.set(selection_id, readMinor(net))
    }
    return nets
  }, [outcomes])
}
