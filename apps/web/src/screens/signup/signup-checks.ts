import { latinDigits } from '@maidan/money'

export type SignupFields = {
  username: string
  password: string
  confirmPassword: string
  currency: string
  name: string
  phone: string
  email: string
  referral_code: string
  agent_code: string
}

type Problem =
  | 'usernameRequired'
  | 'usernameForm'
  | 'usernameLength'
  | 'emailRequired'
  | 'emailForm'
  | 'phoneRequired'
  | 'phoneForm'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordForm'
  | 'confirmRequired'
  | 'confirmDiffers'

/** The first rule that each field breaks, in the documents' order (AUTH-30 to AUTH-43). */
const checks = {
  username: ({ username }) => {
    const name = username.trim()
    if (name === '') return 'usernameRequired'
    if (!/^[A-Za-z0-9]+$/.test(name)) return 'usernameForm'
    return name.length < 8 || name.length > 16 ? 'usernameLength' : null
  },
  email: ({ email }) => {
    if (email.trim() === '') return 'emailRequired'
    return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? null : 'emailForm'
  },
  phone: ({ phone }) => {
    const digits = latinDigits(phone.trim())
    if (digits === '') return 'phoneRequired'
    return /^\d{10,15}$/.test(digits) ? null : 'phoneForm'
  },
  password: ({ password }) => {
    if (password === '') return 'passwordRequired'
    if (!/^[A-Za-z0-9]+$/.test(password)) return 'passwordForm'
    return password.length < 8 ? 'passwordShort' : null
  },
  confirmPassword: ({ password, confirmPassword }) => {
    if (confirmPassword === '') return 'confirmRequired'
    return confirmPassword === password ? null : 'confirmDiffers'
  },
} as const satisfies Partial<Record<keyof SignupFields, (fields: SignupFields) => Problem | null>>

/** The failing text of every field, in the player's language. */
export function checkSignup(
  fields: SignupFields,
  text: (problem: Problem) => string,
): { [K in keyof typeof checks]?: string } {
  const found = Object.entries(checks).map(([field, check]) => [field, check(fields)] as const)
  return Object.fromEntries(
    found.flatMap(([field, problem]) => (problem ? [[field, text(problem)]] : [])),
  )
}
