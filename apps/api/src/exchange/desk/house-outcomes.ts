import { exposureOfRunners, exposureOfScore } from '@maidan/exchange'
import { readMatched } from '../settle/read-matched.ts'
import type { MarketKind } from '@maidan/exchange/engine'
import { rangeText } from '../views/show-exposure.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export type HouseOutcome = { selectionId: number | null; name: string; houseMinor: bigint }

type Market = { id: bigint; kind: MarketKind; runners: { id: number; name: string }[] | null }

/** What each outcome brings the house: what players lose to it, less what they win from it. */
export async function houseOutcomes({ db }: Ports, market: Market) {
  const { onRunners, onScores } = await readMatched(db, market.id)
  const runners = market.runners ?? []
  if (market.kind === 'fancy')
    return exposureOfScore(onScores).outcomes.map(({ outcome, netMinor }): HouseOutcome => ({
      selectionId: null,
      name: rangeText(outcome),
      houseMinor: -netMinor,
    }))
  const bets = onRunners.map((bet) => ({ ...bet, isMatched: true }))
  const names = new Map(runners.map(({ id, name }) => [id, name]))
  return exposureOfRunners([...names.keys()], bets).outcomes.map(
    ({ outcome, netMinor }): HouseOutcome => ({
      selectionId: outcome.runnerId,
      name: names.get(outcome.runnerId) ?? '',
      houseMinor: -netMinor,
    }),
  )
}
