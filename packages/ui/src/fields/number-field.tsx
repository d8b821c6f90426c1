import { commonText } from '@maidan/locales'
import { plainTyped } from '@maidan/money'
import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { useText } from '../language.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

export type NumberFieldProps = FieldProps & {
  /** Digits after the point at most; none makes it a whole number. */
  decimals?: number
}

/**
 * A field of one number. What cannot be read as one, typed or pasted, leaves it as it was and says so:
 * to leave out a letter or a sign would put another number in its place.
 */
export function NumberField({ decimals = 0, maxLength, onChange, ...rest }: NumberFieldProps) {
  const t = useText(commonText)
  const [refusedAt, setRefusedAt] = useState<string | null>(null)
  const present = String(rest.value ?? rest.defaultValue ?? '')
  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const plain = plainTyped(event.target.value, decimals)
    const isRead = plain !== null && plain.length <= (maxLength ?? plain.length)
    setRefusedAt(isRead ? null : present)
    event.target.value = isRead ? plain : present
    if (isRead) onChange?.(event)
  }
  const refusal = refusedAt === present ? t(decimals > 0 ? 'noAmount' : 'noNumber') : undefined
  return (
    <Field
      autoComplete="off"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      {...rest}
      error={refusal ?? rest.error}
      onChange={read}
    />
  )
}
