import { currencies, currencySymbol, type Currency } from '@maidan/money'
import { NumberField } from './number-field.tsx'
import type { NumberFieldProps } from './number-field.tsx'

type Props = Omit<NumberFieldProps, 'decimals'> & {
  currency?: Currency
  /** Stands in front in the place of the currency's own sign. */
  sign?: string
}

/** An amount of money, with as many decimals as its currency keeps. */
export function AmountField({ currency = 'BDT', sign = currencySymbol(currency), ...rest }: Props) {
  return (
    <NumberField
      {...rest}
      className="tabular pl-10! text-lg font-semibold"
      decimals={currencies[currency].digits}
      prefix={sign}
    />
  )
}
