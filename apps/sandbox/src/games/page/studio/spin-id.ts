const SPIN_ID_BYTES = 12

/** A name for one press of the spin button, so that asking twice plays once. */
export function newSpinId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SPIN_ID_BYTES))
  return `s${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
