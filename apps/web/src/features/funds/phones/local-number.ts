import { walletNumber, type PlayerCurrency } from '@maidan/contract/facts'

/** A number as the wallets of a currency write it: digits without the country code. */
export function localNumber(phone: string, currency: PlayerCurrency): string {
  return walletNumber(phone.replace(/\D/g, ''), currency)
}
