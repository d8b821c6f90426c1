import { latinDigits } from '@maidan/money'

const MASKED = /^(\d*)\*+(\d*)$/
/** With fewer digits than these a stranger's number fits too easily. */
const TELLING_DIGITS_MIN = 3

/** A wallet number that is printed with hidden digits, as `017*****678`; null for anything else. */
export function maskedNumber(printed: string): string | null {
  const number = latinDigits(printed).replace(/[xX•]/g, '*').replace(/^880/, '0')
  return MASKED.test(number) ? number : null
}

/**
 * Whether the digits that a masked number shows stand where the whole number has them: before and
 * behind what is hidden, whose length says nothing. Three have to be shown beside the 01 with which
 * every number begins.
 */
export function fitsMask(masked: string, number: string): boolean {
  const [, head = '', tail = ''] = MASKED.exec(masked) ?? []
  const telling = head.replace(/^01?/, '') + tail
  return (
    telling.length >= TELLING_DIGITS_MIN &&
    head.length + tail.length <= number.length &&
    number.startsWith(head) &&
    number.endsWith(tail)
  )
}
