import { MINT, type Transfer } from '../../transfer.ts'
import { words } from '../words/en.ts'
import { amountText } from './amount-text.ts'

/** A transfer as one side of it sees it. */
export type TransferLine = { about: string; amount: string; isIn: boolean }

/** What the phone of `number` says of a transfer: who is at its other end, and the signed amount. */
export function transferLine(transfer: Transfer, number: string): TransferLine {
  const { type, from, to, amount, currency } = transfer
  const isIn = to === number
  return {
    about: `${type} ${isIn ? sourceText(from) : `${words.to} ${to}`}`,
    amount: `${isIn ? '+' : '−'}${amountText(amount, currency)}`,
    isIn,
  }
}

function sourceText(from: string): string {
  return from === MINT ? words.toStartWith : `${words.from} ${from}`
}
