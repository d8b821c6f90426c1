export type Fields = Readonly<Record<string, unknown>>

/** The named texts out of a body, when each is there and has its form; else null. */
export function readFields<Name extends string>(
  fields: Fields,
  forms: Readonly<Record<Name, RegExp>>,
): Record<Name, string> | null {
  const read: Partial<Record<Name, string>> = {}
  for (const name in forms) {
    const value = fields[name]
    if (typeof value !== 'string' || !forms[name].test(value)) return null
    read[name] = value
  }
  return isWhole(read, forms) ? read : null
}

function isWhole<Name extends string>(
  read: Partial<Record<Name, string>>,
  forms: Readonly<Record<Name, RegExp>>,
): read is Record<Name, string> {
  return Object.keys(forms).every((name) => name in read)
}
