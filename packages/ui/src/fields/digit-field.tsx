import { latinDigits } from '@maidan/money'
import type { ChangeEvent } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

/**
 * A field of digits that are no number, such as a code or a phone: a number pad, ০-৯ understood,
 * everything else left out while typing.
 */
export function DigitField({ onChange, ...rest }: FieldProps) {
  const normalise = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = latinDigits(event.target.value).replace(/\D/g, '')
    onChange?.(event)
  }
  return <Field autoComplete="off" inputMode="numeric" {...rest} onChange={normalise} />
}
