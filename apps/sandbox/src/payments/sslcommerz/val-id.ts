const PREFIX = 'val'

/** The id under which the store asks whether a payment is valid. */
export function valIdOf(id: string): string {
  return PREFIX + id
}

/** The checkout's id in such an id. */
export function idOfVal(valId: string): string {
  return valId.startsWith(PREFIX) ? valId.slice(PREFIX.length) : ''
}
