const NAME_BYTES = 12

/** A name that nobody else has given, so that what it names can be asked for twice and done once. */
export function randomName(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NAME_BYTES))
  return `${prefix}${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
