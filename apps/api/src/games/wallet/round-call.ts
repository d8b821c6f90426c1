import type { RoundCall } from '@maidan/casino'
import type { WalletCall } from './wallet-call.ts'

/** A wallet call in the words of the round's state machine. */
export function roundCall(call: WalletCall): RoundCall {
  const { transactionId } = call
  switch (call.kind) {
    case 'bet': {
      const { amountMinor, oddsCenti } = call
      return { kind: 'bet', transactionId, amountMinor, ...(oddsCenti !== null && { oddsCenti }) }
    }
    case 'win': {
      const { betTransactionId, amountMinor } = call
      return { kind: 'win', transactionId, betTransactionId, amountMinor }
    }
    case 'rollback':
      return { kind: 'rollback', transactionId, betTransactionId: call.betTransactionId }
    case 'end':
      return { kind: 'end', transactionId }
  }
}
