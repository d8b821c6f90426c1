import { bettingRecord } from './calls/betting-record.ts'
import { downloadStatement } from './calls/download-statement.ts'
import { exchangeHub } from './calls/exchange-hub.ts'
import { getTypes } from './calls/get-types.ts'
import { showTransactions } from './calls/show-transactions.ts'
import { showTurnovers } from './calls/show-turnovers.ts'
import { staffLedger } from './calls/staff-ledger.ts'
import { staffOverview } from './calls/staff-overview.ts'
import { staffProofs } from './calls/staff-proofs.ts'
import type { Handlers } from '../platform/http/handler.ts'

/** What answers each call of this noun. */
export const reportsHandlers = {
  bettingRecord,
  downloadStatement,
  exchangeHub,
  getTypes,
  showTransactions,
  showTurnovers,
  staffLedger,
  staffOverview,
  staffProofs,
} satisfies Partial<Handlers<never>>
