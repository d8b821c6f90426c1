import { bettingRecord } from './calls/betting-record.ts'
import { downloadReconciledDay } from './calls/download-reconciled-day.ts'
import { downloadStatement } from './calls/download-statement.ts'
import { exchangeHub } from './calls/exchange-hub.ts'
import { getTypes } from './calls/get-types.ts'
import { showTransactions } from './calls/show-transactions.ts'
import { showTurnovers } from './calls/show-turnovers.ts'
import { staffKnowBreak } from './calls/staff-know-break.ts'
import { staffLedger } from './calls/staff-ledger.ts'
import { staffOverview } from './calls/staff-overview.ts'
import { staffProofs } from './calls/staff-proofs.ts'
import { staffProveBooks } from './calls/staff-prove-books.ts'
import { staffReconcileDay } from './calls/staff-reconcile-day.ts'
import { staffReconciledDay } from './calls/staff-reconciled-day.ts'
import { staffReconciliation } from './calls/staff-reconciliation.ts'
import type { Handlers } from '../platform/http/handler.ts'

/** What answers each call of this noun. */
export const reportsHandlers = {
  bettingRecord,
  downloadReconciledDay,
  downloadStatement,
  exchangeHub,
  getTypes,
  showTransactions,
  showTurnovers,
  staffKnowBreak,
  staffLedger,
  staffOverview,
  staffProofs,
  staffProveBooks,
  staffReconcileDay,
  staffReconciledDay,
  staffReconciliation,
} satisfies Partial<Handlers<never>>
