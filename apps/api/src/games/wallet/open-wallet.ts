import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { databaseCode, inTransaction } from '../../platform/database/in-transaction.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { gather } from '../../platform/ledger/gather.ts'
import { decideWalletBatch } from './decide-wallet-batch.ts'
import { openContests } from '../contests/open-contests.ts'
import { openHouses } from './open-houses.ts'
import { readWalletBook } from './book/read-wallet-book.ts'
import { NotPosted } from './book/not-posted.ts'
import type { HouseAccounts } from './book/wallet-book.ts'
import type { WalletCall } from './wallet-call.ts'
import type { WalletOutcome } from './wallet-outcome.ts'
import { writeWalletBatch } from './book/write-wallet-batch.ts'

/** Commits under way at once, and calls that one of them carries at most. */
const LANES = 2
const BATCH_CALLS_MAX = 128

/** Takes a provider's call, shares its commit with others, answers after the commit is on disk. */
export type Wallet = (call: WalletCall) => Promise<WalletOutcome>

type Ports = { db: Db; ledger: Ledger; clock: Clock; config: Config }

export function openWallet(ports: Ports): Wallet {
  return gather({
    lanes: LANES,
    batchMax: BATCH_CALLS_MAX,
    run: async (calls) => {
      const platforms = calls.map(({ platform }) => platform)
      await openContests(ports, calls)
      return runIsolated(ports, calls, await openHouses(ports.ledger, platforms))
    },
  })
}

/**
 * A call whose data the database refuses, or whose key another batch has used meanwhile, is found by running
 * each alone: it must fail no other.
 */
async function runIsolated(
  ports: Ports,
  calls: readonly WalletCall[],
  houses: HouseAccounts,
): Promise<WalletOutcome[]> {
  try {
    return await runBatch(ports, calls, houses)
  } catch (error) {
    const isOfData = calls.length > 1 && /^2[23]/.test(databaseCode(error))
    if (!isOfData && !(error instanceof NotPosted)) throw error
    const outcomes: WalletOutcome[] = []
    for (const call of calls) outcomes.push(await runAlone(ports, call, houses))
    return outcomes
  }
}

async function runAlone(
  ports: Ports,
  call: WalletCall,
  houses: HouseAccounts,
): Promise<WalletOutcome> {
  try {
    const [outcome] = await runBatch(ports, [call], houses)
    return outcome ?? new Error('the call got no answer')
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function runBatch(
  { db, ledger, clock, config }: Ports,
  calls: readonly WalletCall[],
  houses: HouseAccounts,
): Promise<WalletOutcome[]> {
  return inTransaction(db, async (tx: Tx) => {
    const multipleDefault = BigInt(config.WIN_MULTIPLE_DEFAULT)
    const book = await readWalletBook(tx, calls, {
      houses,
      multipleDefault,
      mostDefault: config.PROVIDER_DAY_MOST,
      now: clock.now(),
    })
    const now = clock.now()
    const { outcomes, draft } = decideWalletBatch(book, calls, now)
    await writeWalletBatch(tx, ledger, draft, now)
    return outcomes
  })
}
