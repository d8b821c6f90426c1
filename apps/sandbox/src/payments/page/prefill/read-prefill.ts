import { isSendType, isWalletKey, type SendType, type WalletKey } from '../../wallet-brands.ts'

/** What a link to the phone may already fill in. */
export type Prefill = {
  wallet: WalletKey
  from: string
  to: string
  type: SendType
  amount: string
}

const TEXT_LENGTH_MAX = 20

/** Reads the query of the address; what is missing or unknown is left as a fresh phone has it. */
export function readPrefill(query: string): Prefill {
  const asked = new URLSearchParams(query)
  const text = (name: string) => {
    const value = asked.get(name) ?? ''
    return value.length > TEXT_LENGTH_MAX ? '' : value
  }
  const wallet = text('wallet')
  const type = text('type')
  return {
    wallet: isWalletKey(wallet) ? wallet : 'bkash',
    from: text('from'),
    to: text('to'),
    type: isSendType(type) ? type : 'Personal',
    amount: text('amount'),
  }
}
