const WORD_DIGITS = 64
const PREFIX_DIGITS = 2

/** A number as contracts take it: 32 bytes. */
export function wordOf(number: bigint): string {
  return number.toString(16).padStart(WORD_DIGITS, '0')
}

/** An address as contracts take it: 32 bytes, without what every address begins with. */
export function wordOfAddress(address: string): string {
  return shortAddress(address).padStart(WORD_DIGITS, '0')
}

/** The 20 bytes of an address that contracts know. */
export function shortAddress(address: string): string {
  return address.slice(PREFIX_DIGITS)
}
