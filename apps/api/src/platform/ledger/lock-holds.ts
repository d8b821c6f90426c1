import type { Command, Hold } from '@maidan/ledger'
import { declare, type Run } from '../database/statement.ts'

type Row = {
  key: string
  cash_account: bigint
  held_account: bigint
  amount_minor: bigint
  state: Hold['state']
}

const statement = declare<Row>(
  'ledger_holds',
  `SELECT key, cash_account, held_account, amount_minor, state FROM hold
  WHERE key = ANY($1::text[]) ORDER BY key FOR UPDATE`,
)

/** Locks the holds that commands name, in the order of their keys, and reads them. */
export async function lockHolds(
  run: Run,
  commands: readonly Command[],
): Promise<Map<string, Hold>> {
  const keys = commands.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'transfer' ? [] : [step.hold])),
  )
  if (keys.length === 0) return new Map()
  const rows = await run(statement, [keys])
  return new Map(rows.map((row) => [row.key, asHold(row)]))
}

function asHold(row: Row): Hold {
  return {
    key: row.key,
    cash: row.cash_account,
    held: row.held_account,
    amountMinor: row.amount_minor,
    state: row.state,
  }
}
