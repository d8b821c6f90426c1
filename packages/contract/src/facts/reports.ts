import type { CallFacts } from './call-facts.ts'

export const bettingRecord = {
  name: 'bettingRecord',
  method: 'GET',
  path: '/api/betting-record',
  auth: 'player',
} as const satisfies CallFacts

export const exchangeHub = {
  name: 'exchangeHub',
  method: 'GET',
  path: '/api/exchange-hub',
  auth: 'player',
} as const satisfies CallFacts

export const getTypes = {
  name: 'getTypes',
  method: 'GET',
  path: '/api/get-type',
  auth: 'player',
} as const satisfies CallFacts

export const showTransactions = {
  name: 'showTransactions',
  method: 'GET',
  path: '/api/transaction/show',
  auth: 'player',
} as const satisfies CallFacts

export const showTurnovers = {
  name: 'showTurnovers',
  method: 'GET',
  path: '/api/turnovers',
  auth: 'player',
} as const satisfies CallFacts

export const staffLedger = {
  name: 'staffLedger',
  method: 'GET',
  path: '/api/staff/players/:id/ledger',
  auth: 'staff',
} as const satisfies CallFacts

export const staffOverview = {
  name: 'staffOverview',
  method: 'GET',
  path: '/api/staff/overview',
  auth: 'staff',
} as const satisfies CallFacts

export const staffProofs = {
  name: 'staffProofs',
  method: 'GET',
  path: '/api/staff/proofs',
  auth: 'staff',
} as const satisfies CallFacts

export const downloadStatement = {
  name: 'downloadStatement',
  method: 'GET',
  path: '/api/statements/:month',
  auth: 'player',
} as const satisfies CallFacts

export const staffReconciliation = {
  name: 'staffReconciliation',
  method: 'GET',
  path: '/api/staff/reconciliation',
  auth: 'staff',
} as const satisfies CallFacts

export const staffReconciledDay = {
  name: 'staffReconciledDay',
  method: 'GET',
  path: '/api/staff/reconciliation/:partner/:day',
  auth: 'staff',
} as const satisfies CallFacts

export const staffReconcileDay = {
  name: 'staffReconcileDay',
  method: 'POST',
  path: '/api/staff/reconciliation/:partner/:day',
  auth: 'staff',
} as const satisfies CallFacts

export const downloadReconciledDay = {
  name: 'downloadReconciledDay',
  method: 'GET',
  path: '/api/staff/reconciliation/:partner/:day/file',
  auth: 'staff',
} as const satisfies CallFacts

export const staffProveBooks = {
  name: 'staffProveBooks',
  method: 'POST',
  path: '/api/staff/proofs',
  auth: 'staff',
} as const satisfies CallFacts

export const staffKnowBreak = {
  name: 'staffKnowBreak',
  method: 'POST',
  path: '/api/staff/proofs/known',
  auth: 'staff',
} as const satisfies CallFacts
