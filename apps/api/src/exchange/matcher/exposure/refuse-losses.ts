import { HOME_CURRENCY } from '@maidan/contract'
import type { Command } from '@maidan/ledger'
import { moreOf, type Holding } from '@maidan/exchange/engine'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { floorParams } from '../../../protection/floors/floor-params.ts'
import { readPlayFloors } from '../../../protection/floors/read-play-floors.ts'
import type { MatcherAnswer, PlaceRequest } from '../matcher-command.ts'

type Asked = { request: PlaceRequest; holdings: readonly Holding[] }

/**
 * Law 29: the requests that would take a player's cash below the floor that their own limits put there, with
 * what they are answered. It is decided under the locks under which the money is held: all accounts of
 * the batch are locked first, in the order in which the ledger locks them. Nothing is read or locked where
 * nobody of the batch has such a floor.
 */
export async function refuseLosses(
  tx: Tx,
  asked: readonly Asked[],
  { commands, nowMs }: { commands: readonly Command[]; nowMs: number },
): Promise<Map<PlaceRequest, MatcherAnswer>> {
  const refused = new Map<PlaceRequest, MatcherAnswer>()
  const limited = asked.filter(({ request }) => request.hasFloor === true)
  if (limited.length === 0) return refused
  await lockAll(tx, commands)
  const players = limited.map(({ request }) => BigInt(request.bettor.playerId))
  const floors = await readPlayFloors(tx, players, new Date(nowMs))
  const spent = new Map<bigint, bigint>()
  for (const { request, holdings } of limited) {
    const playerId = BigInt(request.bettor.playerId)
    const floor = floors.get(playerId)
    const moreMinor = holdings.reduce((sum, holding) => sum + moreOf(holding), 0n)
    if (floor === undefined || moreMinor <= 0n) continue
    const cashMinor = floor.cashMinor - (spent.get(playerId) ?? 0n)
    // Who has too little is told so, whatever their limit.
    if (cashMinor < moreMinor) continue
    if (cashMinor - moreMinor < floor.floorMinor) {
      const params = floorParams(floor, cashMinor, HOME_CURRENCY)
      refused.set(request, { status: 'refused', code: floor.code, params })
    } else spent.set(playerId, (spent.get(playerId) ?? 0n) + moreMinor)
  }
  return refused
}

async function lockAll(tx: Tx, commands: readonly Command[]) {
  const ids = commands.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'transfer' ? [step.from, step.to] : [])),
  )
  await sql`
    SELECT id FROM account WHERE id = ANY(${ids}::bigint[]) AND kept
    ORDER BY id FOR NO KEY UPDATE
  `.execute(tx)
}
