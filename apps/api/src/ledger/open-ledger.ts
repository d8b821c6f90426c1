import type { Command, CommandResult } from '@maidan/ledger'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db, Tx } from '../db/open-database.ts'
import { openAccountBook, type AccountBook } from './account-book.ts'
import { gather } from './gather.ts'
import { BATCH_COMMANDS_MAX, postBatch } from './post-batch.ts'
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

export function openLedger(db: Db): Ledger {
  const ids = noTransferIds()
  const postIn: Ledger['postIn'] = (tx, commands) => postBatch(tx, ids, commands)
  return {
    accounts: openAccountBook(db),
    postIn,
    post: gather({
      lanes: LANES,
      batchMax: BATCH_COMMANDS_MAX,
      run: (batch) => inTransaction(db, (tx) => postIn(tx, batch)),
    }),
  }
}
