import { latinDigits } from '@maidan/money'
import type { ChangeEvent } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

export type DigitFieldProps = FieldProps & {
  /** What is left out, after Bengali digits became Latin ones. */
  drop?: RegExp
}

/** A field of digits: a number pad, ০-৯ understood, everything else left out while typing. */
export function DigitField({ drop = /[^\d]/g, onChange, ...rest }: DigitFieldProps) {
  const normalise = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = latinDigits(event.target.value).replace(drop, '')
    onChange?.(event)
  }
  return <Field autoComplete="off" inputMode="numeric" {...rest} onChange={normalise} />
}
