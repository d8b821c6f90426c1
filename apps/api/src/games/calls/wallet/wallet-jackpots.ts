import { CURRENCIES, type Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { listPots } from '../../jackpots/list-jackpots.ts'

export const walletJackpots: Handler<Calls['walletJackpots'], { db: Db }> = async (
  { db },
  { partner },
) => ({
  jackpots: (await listPots(db, partner.platform)).flatMap(({ code, amount_minor, ...pot }) => {
    const currency = CURRENCIES.find((one) => one === pot.currency)
    return currency ? [{ code, currency, amount: amount_minor.toString() }] : []
  }),
})
