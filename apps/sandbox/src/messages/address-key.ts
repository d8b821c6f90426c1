/** Digits at the end of a phone number that tell it from others, whatever stands before them. */
const PHONE_DIGITS = 10

/**
 * What two spellings of one address share: 01711223344, 8801711223344 and +880 1711-223344 are one
 * phone; a mail address is the same in capitals.
 */
export function addressKey(address: string): string {
  const text = address.trim().toLowerCase()
  return text.includes('@') ? text : text.replace(/\D/g, '').slice(-PHONE_DIGITS)
}
