const DECIMALS = 6
const FORM = /^(\d{1,12})(?:\.(\d{1,6}))?$/

/** An amount as people type it, in millionths; null when it is none or nothing. */
export function readUsdt(text: string): bigint | null {
  const [, whole, part = ''] = FORM.exec(text) ?? []
  if (whole === undefined) return null
  const micro = BigInt(whole + part.padEnd(DECIMALS, '0'))
  return micro > 0n ? micro : null
}

/** Millionths as decimal text, with two decimals or as many more as it takes. */
export function usdtText(micro: bigint): string {
  const digits = micro.toString().padStart(DECIMALS + 1, '0')
  const part = digits.slice(-DECIMALS).replace(/0{1,4}$/, '')
  return `${digits.slice(0, -DECIMALS)}.${part}`
}
