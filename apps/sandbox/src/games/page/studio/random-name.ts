const NAME_BYTES = 12

/** A name that nobody else has given, so that what it names can be asked for twice and done once; `length` is in bytes. */
export function randomName(prefix: string, length = NAME_BYTES): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return `${prefix}${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
