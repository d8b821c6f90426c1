import type { Calls } from '@maidan/contract'
import { closeContest } from '../../contests/close-contest.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'

type Ports = { db: Db; ledger: Ledger; clock: Clock }

export const walletCloseContest: Handler<Calls['walletCloseContest'], Ports> = async (
  ports,
  { partner: { platform }, body: { contest, currency } },
) => {
  const closed = await closeContest(ports, { platform, contest, currency })
  return {
    contest,
    currency,
    staked: closed.stakedMinor.toString(),
    won: closed.wonMinor.toString(),
    fee: closed.feeMinor.toString(),
  }
}
