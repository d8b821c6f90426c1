import { decimalAmount } from '@maidan/money'

/** Dollars as they are typed and read: two digits after the point, and more only where they count. */
export function usdtText(micro: bigint): string {
  return decimalAmount(micro, 'USDT').replace(/(\.\d\d\d*?)0+$/, '$1')
}
