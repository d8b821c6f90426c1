import type { Command, CommandResult } from '@maidan/ledger'
import type { Tx } from '../../platform/database/open-database.ts'
import { declare, numbers, runIn } from '../../platform/database/statement.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { LiveMarket } from '../engine/market/live-market.ts'
import { liabilityOf, positionOf } from '../engine/market/positions.ts'
import type { Bettor } from '../engine/commands/command.ts'

/** What a player's exposure on one market has to become. */
export type Holding = { bettor: Bettor; market: LiveMarket; heldMinor: bigint }

/** One ledger command for all that a request needs, so that it is held whole or not at all. */
export function holdCommand(key: string, holdings: readonly Holding[]): Command {
  const steps = holdings.flatMap(({ bettor, market, heldMinor }) => {
    const position = positionOf(market.positions, bettor.playerId)
    const moreMinor = heldMinor - position.heldMinor
    return moreMinor === 0n ? [] : [move(bettor, moreMinor)]
  })
  return { key, fingerprint: key, steps }
}

function move({ cash, exposure }: Bettor, moreMinor: bigint) {
  return moreMinor > 0n
    ? ({
        kind: 'transfer',
        from: cash,
        to: exposure,
        amountMinor: moreMinor,
        reason: 'exposure',
      } as const)
    : ({
        kind: 'transfer',
        from: exposure,
        to: cash,
        amountMinor: -moreMinor,
        reason: 'exposure_free',
      } as const)
}

/** Posts what is held anew; answers the ledger's result for each command. */
export async function postHolds(
  tx: Tx,
  ledger: Ledger,
  commands: readonly Command[],
): Promise<CommandResult[]> {
  const moving = commands.filter(({ steps }) => steps.length > 0)
  const results = moving.length === 0 ? [] : await ledger.postIn(tx, moving)
  const byKey = new Map(moving.map(({ key }, index) => [key, results[index]]))
  return commands.map(({ key }) => byKey.get(key) ?? { status: 'posted' })
}

/** Writes what is held for each market, beside the money that moved for it. */
export async function writeHoldings(tx: Tx, holdings: readonly Holding[]) {
  if (holdings.length === 0) return
  for (const { bettor, market, heldMinor } of holdings) {
    const position = positionOf(market.positions, bettor.playerId)
    position.heldMinor = heldMinor
    position.version += 1n
  }
  await runIn(tx)(holdingsStatement, [
    holdings.map(({ bettor }) => bettor.playerId),
    numbers(holdings.map(({ market }) => market.id)),
    numbers(holdings.map(({ heldMinor }) => heldMinor)),
    numbers(
      holdings.map(({ bettor, market }) => positionOf(market.positions, bettor.playerId).version),
    ),
  ])
}

const holdingsStatement = declare(
  'exchange_holdings',
  `INSERT INTO exposure (player_id, market_id, liability_minor, version)
  SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[])
  ON CONFLICT (player_id, market_id)
    DO UPDATE SET liability_minor = EXCLUDED.liability_minor, version = EXCLUDED.version`,
)

/** The name under which the ledger keeps the next change of what is held. */
export function holdKey(market: LiveMarket, playerId: number): string {
  return `exposure:${market.id}:${playerId}:${positionOf(market.positions, playerId).version + 1n}`
}

/** Whose exposure is no longer what is held for it. */
export function surplus(market: LiveMarket, bettor: Bettor): Holding[] {
  const heldMinor = liabilityOf(market, bettor.playerId)
  const position = positionOf(market.positions, bettor.playerId)
  return heldMinor === position.heldMinor ? [] : [{ bettor, market, heldMinor }]
}
