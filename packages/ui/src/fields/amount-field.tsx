import { DigitField } from './digit-field.tsx'
import type { DigitFieldProps } from './digit-field.tsx'

/** An amount of money: digits and one point, the currency's sign in front. */
export function AmountField({
  sign = '৳',
  ...rest
}: Omit<DigitFieldProps, 'drop'> & { sign?: string }) {
  return (
    <DigitField
      inputMode="decimal"
      prefix={sign}
      {...rest}
      className="tabular pl-10! text-lg font-semibold"
      drop={/[^\d.]/g}
    />
  )
}
