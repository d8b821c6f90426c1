import type { MoneyWriter } from '../../../games/page/hud/money-text.ts'

/** Writes round amounts without their zeros, `৳ 1,000`, for limits and buttons. */
export function shortMoney(money: MoneyWriter): MoneyWriter {
  return (minor) => money(minor).replace(/\.00$/, '')
}
