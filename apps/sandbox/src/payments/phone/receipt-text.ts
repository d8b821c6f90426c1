import { decimalAmount } from '@maidan/money'
import { dhakaText } from '../checkouts/dhaka-time.ts'
import type { TransferRow } from '../transfer.ts'
import { sendTypes } from '../wallet-brands.ts'
import type { PhoneWallet } from './phone-wallets.ts'

/** What a wallet's message says of money that came in; amounts and times as that wallet prints them. */
type Receipt = {
  type: string
  sender: string
  amount: string
  balance: string
  trx: string
  at: Date
}

const writers = {
  bkash: writeBkash,
  nagad: writeNagad,
  rocket: writeRocket,
  upay: writeUpay,
} as const satisfies Record<PhoneWallet, (receipt: Receipt) => string>

/** The message by which a wallet tells its owner of a transfer into their number. */
export function receiptText(wallet: PhoneWallet, row: TransferRow, balanceMinor: bigint): string {
  return writers[wallet]({
    type: row.type,
    sender: row.sender,
    amount: printed(BigInt(row.amount_minor)),
    balance: printed(balanceMinor),
    trx: row.trx_id,
    at: row.at,
  })
}

function writeBkash({ type, sender, amount, balance, trx, at }: Receipt): string {
  const ends = `Fee Tk 0.00. Balance Tk ${balance}. TrxID ${trx} at ${dayAndTime(at)}`
  if (type === sendTypes.Agent) return `Cash Out Tk ${amount} from ${sender} successful. ${ends}`
  const what = type === sendTypes.Merchant ? 'payment ' : ''
  return `You have received ${what}Tk ${amount} from ${sender}. ${ends}`
}

function writeNagad({ type, sender, amount, balance, trx, at }: Receipt): string {
  const ends = [`TxnID: ${trx}`, `Balance: Tk ${balance}`, dayAndTime(at)]
  const sum = `Amount: Tk ${amount}`
  const customer = `Customer: ${sender}`
  if (type === sendTypes.Agent) return ['Cash Out Received.', sum, customer, ...ends].join('\n')
  if (type === sendTypes.Merchant) return ['Payment Received.', sum, customer, ...ends].join('\n')
  return ['Money Received.', sum, `Sender: ${sender}`, 'Ref: N/A', ...ends].join('\n')
}

/** Rocket tells of a payment as it does of money sent. */
function writeRocket({ type, sender, amount, balance, trx, at }: Receipt): string {
  const time = rocketTime(at)
  if (type === sendTypes.Agent)
    return `Cash-Out from A/C: ${sender} Tk${amount} Comm:Tk0; A/C Balance: Tk${balance} .TxnId: ${trx} Date:${time}`
  return `Tk${amount} received from A/C:${sender} Fee:Tk0, Your A/C Balance: Tk${balance} TxnId:${trx} Date:${time}`
}

function writeUpay({ type, sender, amount, balance, trx, at }: Receipt): string {
  const ends = `Balance Tk. ${balance}. TrxID ${trx} at ${dayAndTime(at)}.`
  if (type === sendTypes.Agent)
    return `Cash-out of Tk. ${amount} from ${sender} is received. Comm: TK. 0.00. ${ends}`
  if (type === sendTypes.Merchant)
    return `Payment of Tk. ${amount} received from ${sender}. Charge Tk. 0.00. ${ends}`
  return `Tk. ${amount} has been received from ${sender}. ${ends}`
}

/** As 12,340.50. */
function printed(minor: bigint): string {
  return decimalAmount(minor, 'BDT').replace(/\B(?=(?:\d{3})+\.)/g, ',')
}

/** As 03/11/2026 09:05. */
function dayAndTime(at: Date): string {
  const [day = '', time = ''] = dhakaText(at).split('T')
  return `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const NOON = 12

/** As 03-NOV-26 06:30:15 PM. */
function rocketTime(at: Date): string {
  const [date = '', time = ''] = dhakaText(at).split('T')
  const [year = '', month = '', day = ''] = date.split('-')
  const hour = Number(time.slice(0, 2))
  const shown = String(hour % NOON || NOON).padStart(2, '0')
  const half = hour < NOON ? 'AM' : 'PM'
  return `${day}-${MONTHS[Number(month) - 1]}-${year.slice(2)} ${shown}${time.slice(2, 8)} ${half}`
}
