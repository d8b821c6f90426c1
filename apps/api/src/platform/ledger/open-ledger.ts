import type { Command, CommandResult } from '@maidan/ledger'
import type pg from 'pg'
import { inOneStatement } from '../database/in-one-statement.ts'
import { inPipeline } from '../database/in-pipeline.ts'
import type { Db, Tx } from '../database/db.ts'
import { runIn } from '../database/statement.ts'
import { openAccountBook, type AccountBook } from './account-book.ts'
import { gather } from './gather.ts'
import { knowNoDerivedAccounts } from './lock-accounts.ts'
import { postRemembered } from './post-remembered.ts'
import { rememberNoAccounts } from './remembered-accounts.ts'
import { BATCH_COMMANDS_MAX, sendBatch } from './send-batch.ts'
import { noTransferIds } from './transfer-ids.ts'

/** Commits that may be under way at once; more would only share the two cores and the disk. */
const LANES = 2

/** The ledger's place in the process. */
export type Ledger = {
  accounts: AccountBook
  /** Posts one command, sharing its commit with others; answers after the commit is on disk. */
  post(command: Command): Promise<CommandResult>
  /** Posts inside a flow's own transaction, so that money and record commit together. */
  postIn(tx: Tx, commands: readonly Command[]): Promise<CommandResult[]>
}

export function openLedger({ db, pool }: { db: Db; pool: pg.Pool }): Ledger {
  const memory = {
    ids: noTransferIds(),
    derived: knowNoDerivedAccounts(),
    remembered: rememberNoAccounts(),
  }
  return {
    accounts: openAccountBook(db),
    async postIn(tx, commands) {
      const posted = await postRemembered(runIn(tx), memory, commands)
      if (posted) return posted
      const { answer, written } = await sendBatch(runIn(tx), memory, commands)
      await written
      return answer
    },
    post: gather({
      lanes: LANES,
      batchMax: BATCH_COMMANDS_MAX,
      run: async (batch) =>
        (await inOneStatement(pool, (run) => postRemembered(run, memory, batch))) ??
        inPipeline(pool, (run) => sendBatch(run, memory, batch)),
    }),
  }
}
