import type { Tx } from '../../../platform/database/db.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import { moreOf, type Planned } from '@maidan/exchange/engine'
import { holdCommand, postHolds, writeHoldings } from './hold-exposure.ts'
import { refuseLosses } from './refuse-losses.ts'
import type { MatcherAnswer, MatcherCommand, PlaceRequest } from '../matcher-command.ts'

/** What becomes of the requests of a batch: orders that may enter, or an answer already. */
export type Plans = Map<MatcherCommand, Planned | MatcherAnswer>

/** Takes what planned orders need from their players' cash; who has too little is refused. */
export async function holdPlanned(
  { ledger }: { ledger: Ledger },
  tx: Tx,
  { requests, plans, nowMs }: { requests: readonly PlaceRequest[]; plans: Plans; nowMs: number },
) {
  const asked = requests.flatMap((request) => {
    const one = plans.get(request)
    return one?.status === 'planned'
      ? [{ request, holdings: one.holdings, command: holdCommand(request.bettor, one.holdings) }]
      : []
  })
  const all = asked.map(({ command }) => command)
  const refused = await refuseLosses(tx, asked, { commands: all, nowMs })
  for (const [request, answer] of refused) plans.set(request, answer)
  const planned = asked.filter(({ request }) => !refused.has(request))
  const commands = planned.map(({ command }) => command)
  const results = await postHolds(tx, ledger, commands)
  const held = planned.filter(({ request }, index) => {
    const result = results[index]
    if (result?.status === 'posted') return true
    if (result?.status !== 'refused' || result.code !== 'NOT_ENOUGH_MONEY')
      throw new Error(`a hold was ${JSON.stringify(result)}`)
    plans.set(request, { status: 'refused', code: 'NOT_ENOUGH_MONEY' })
    return false
  })
  const moved = held.flatMap(({ holdings }) => holdings.filter((one) => moreOf(one) !== 0n))
  await writeHoldings(tx, moved)
}
