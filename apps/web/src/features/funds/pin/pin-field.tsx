import { DigitField } from '@maidan/ui'
import type { ComponentProps } from 'react'

const pinLengthMax = 6

/** A PIN as it is typed: digits of either script, hidden, and nothing that a browser remembers. */
export function PinField(props: ComponentProps<typeof DigitField>) {
  return <DigitField {...props} autoComplete="off" maxLength={pinLengthMax} type="password" />
}
