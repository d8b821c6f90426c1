const codeTypes = ['referral_code', 'affiliate_code', 'agent_code'] as const

export type CodeType = (typeof codeTypes)[number]
export type Captured = { type: CodeType; code: string | null }

/** The code in `/referral_code?referral_code=R1` and its like; an empty value counts as missing. */
export function readCode(href: string): Captured {
  const [path = '', search = ''] = href.split('?')
  const type = codeTypes.find((name) => path.includes(name)) ?? 'referral_code'
  const code = new URLSearchParams(search).get(type)?.trim()
  return { type, code: code === undefined || code === '' ? null : code }
}
