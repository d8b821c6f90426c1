export { currencies, currencySymbol, isCurrency } from './currency.ts'
export type { Currency } from './currency.ts'
export { banglaDigits, latinDigits } from './digits.ts'
export { decimalAmount, groupDigits, groupedAmount, moneyText } from './format-amount.ts'
export {
  LADDER_TICKS,
  oddsOfTick,
  oddsText,
  parseOdds,
  tickNear,
  tickOfOdds,
} from './odds-ladder.ts'
export { AMOUNT_INTEGER_DIGITS_MAX, amountOf, parseAmount } from './parse-amount.ts'
export type { ParsedAmount } from './parse-amount.ts'
export { plainTyped } from './plain-typed.ts'
export { divideMoney, percentOf } from './rounding.ts'
export type { Rounding } from './rounding.ts'
