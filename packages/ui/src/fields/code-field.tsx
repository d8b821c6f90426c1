import { DigitField } from './digit-field.tsx'
import type { FieldProps } from './field.tsx'

/** A one-time code; the phone offers the code it got by SMS. */
export function CodeField(props: FieldProps) {
  return (
    <DigitField
      autoComplete="one-time-code"
      maxLength={6}
      {...props}
      className="tabular text-center text-lg font-semibold tracking-[0.5em] placeholder:tracking-normal"
    />
  )
}
