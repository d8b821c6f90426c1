import type { BatchDecision } from '@maidan/ledger'
import { declare, type Run } from '../database/statement.ts'
import type { KeptAccount } from './remembered-accounts.ts'
import { accountColumns, decisionColumns, decisionWrites } from './write-decision.ts'

const statement = declare<{ stands: boolean }>(
  'ledger_compared_decision',
  `WITH before AS MATERIALIZED (
    SELECT * FROM unnest($17::bigint[], $18::bigint[], $19::bigint[])
      AS b (id, balance_minor, version)
  ), locked AS MATERIALIZED (
    SELECT id, balance_minor, version FROM account
    WHERE id = ANY($17::bigint[]) AND kept ORDER BY id FOR NO KEY UPDATE
  ), compared AS MATERIALIZED (
    SELECT cardinality($17::bigint[]) =
        (SELECT count(*) FROM locked JOIN before USING (id, balance_minor, version))
      AND NOT EXISTS (SELECT FROM command WHERE key = ANY($1::text[])) AS stands
  ), ${decisionWrites(' WHERE (SELECT stands FROM compared)')}
  SELECT stands FROM compared`,
)

/**
 * Writes a decision only if every account that it changes stands as it did `before`, and none of
 * its commands has been posted; says whether. The accounts are locked in the order of their ids,
 * as everywhere, and what is compared is what the lock has waited for.
 */
export async function writeCompared(
  run: Run,
  decision: BatchDecision,
  { ids, before }: { ids: readonly bigint[]; before: readonly KeptAccount[] },
): Promise<boolean> {
  const values = [...decisionColumns(decision, ids), ...accountColumns([...before])]
  const [row] = await run(statement, values)
  return row?.stands === true
}
