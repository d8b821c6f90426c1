/** A number as wallets write it: digits without the country code. */
export function localNumber(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^88(?=01)/, '')
}
