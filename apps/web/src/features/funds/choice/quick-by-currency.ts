import type { PlayerCurrency } from '@maidan/contract/facts'

type QuickAmounts = Readonly<Record<PlayerCurrency, readonly string[]>>

/** Amounts that fill the deposit's field with one tap. */
export const quickDeposits: QuickAmounts = {
  BDT: ['200', '500', '1000', '2000', '5000', '10000', '15000', '20000', '25000'],
  INR: ['100', '200', '500', '1000', '2000', '5000', '10000', '20000', '50000'],
  PKR: ['500', '1000', '2000', '3000', '5000', '10000', '20000', '30000', '50000'],
}

/** Those of the withdrawal, in taka in the documents' own order (CASH-64). */
export const quickWithdrawals: QuickAmounts = {
  BDT: ['2000', '3000', '5000', '10000', '15000', '20000', '25000', '1000', '500'],
  INR: ['500', '1000', '2000', '3000', '5000', '10000', '20000', '30000', '50000'],
  PKR: ['1000', '2000', '3000', '5000', '10000', '15000', '20000', '30000', '50000'],
}
