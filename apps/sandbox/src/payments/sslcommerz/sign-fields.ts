import { createHash } from 'node:crypto'

export type Fields = Record<string, string>

/** Adds the sign by which a store sees that its own password was known to whoever sent the fields. */
export function signFields(fields: Fields, storePassword: string): Fields {
  const names = Object.keys(fields).toSorted()
  const signed: Fields = { ...fields, store_passwd: md5(storePassword) }
  const text = [...names, 'store_passwd']
    .toSorted()
    .map((name) => `${name}=${signed[name]}`)
    .join('&')
  return { ...fields, verify_key: names.join(','), verify_sign: md5(text) }
}

/** Which the partner's protocol asks for. */
function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
