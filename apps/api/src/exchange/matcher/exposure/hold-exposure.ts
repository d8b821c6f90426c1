import type { Command, CommandResult } from '@maidan/ledger'
import type { Tx } from '../../../platform/database/db.ts'
import { declare, numbers, runIn } from '../../../platform/database/statement.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import { moreOf, positionOf, takeHolding, type Holding } from '@maidan/exchange/engine'
import type { Bettor } from '../matcher-command.ts'

/** One ledger command for all that a request needs, so that it is held whole or not at all. */
export function holdCommand(bettor: Bettor, holdings: readonly Holding[]): Command {
  const key = holdings.map(keyOf).join(' ')
  const steps = holdings.flatMap((holding) => {
    const moreMinor = moreOf(holding)
    return moreMinor === 0n ? [] : [move(bettor, moreMinor)]
  })
  return { key, fingerprint: key, steps }
}

/** The name under which the ledger keeps the next change of what is held. */
function keyOf({ market, playerId }: Holding): string {
  return `exposure:${market.id}:${playerId}:${versionOf({ market, playerId }) + 1n}`
}

function versionOf({ market, playerId }: Pick<Holding, 'market' | 'playerId'>): bigint {
  return positionOf(market.positions, playerId).version
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
  for (const holding of holdings) takeHolding(holding)
  await runIn(tx)(holdingsStatement, [
    holdings.map(({ playerId }) => playerId),
    numbers(holdings.map(({ market }) => market.id)),
    numbers(holdings.map(({ heldMinor }) => heldMinor)),
    numbers(holdings.map(versionOf)),
  ])
}

const holdingsStatement = declare(
  'exchange_holdings',
  `INSERT INTO exposure (player_id, market_id, liability_minor, version)
  SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[])
  ON CONFLICT (player_id, market_id)
    DO UPDATE SET liability_minor = EXCLUDED.liability_minor, version = EXCLUDED.version`,
)
