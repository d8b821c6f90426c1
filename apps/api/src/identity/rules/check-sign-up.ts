import type { AgreedPage, CallBody, Calls } from '@maidan/contract'
import { refuseProblems, type FieldProblem } from './field-problems.ts'
import {
  isAlphanumeric,
  isEasyPassword,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
} from './password-rules.ts'
import { readPhone, type ReadPhone } from './read-phone.ts'

const USERNAME_LENGTH_MIN = 8
const USERNAME_LENGTH_MAX = 16
const NAME_LENGTH_MIN = 2
const NAME_LENGTH_MAX = 100

type Body = CallBody<Calls['createPlayer']>

export type SignUp = {
  username: string
  password: string
  name: string
  email: string
  phone: string
  phoneShown: string
  currency: Body['currency']
  referralCode: string | null
  agentCode: string | null
  affiliateCode: string | null
  /** The versions of the pages that the player agreed to; none if the form did not show them. */
  agreed: Partial<Record<AgreedPage, number>>
}

/** Whom the house takes: from which countries, and in which currencies. */
type Taken = { countries: readonly string[]; currencies: readonly Body['currency'][] }

/** Checks a sign-up without the database; refuses with the first text of each bad field. */
export function checkSignUp({ countries, currencies }: Taken, body: Body): SignUp {
  const read = readPhone(body.phone, body.currency, countries)
  refuseProblems({
    username: usernameProblem(body.username),
    email: emailProblem(body.email),
    phone: phoneProblem(body.phone, read),
    password: passwordProblem(body, read),
    confirmPassword: confirmationProblem(body),
    name: nameProblem(body.name),
    currency: currencies.includes(body.currency) ? null : { code: 'CURRENCY_NOT_OFFERED' },
  })
  const { username, password, name, currency } = body
  return {
    username,
    password,
    name,
    currency,
    email: body.email.toLowerCase(),
    ...phoneOf(read),
    referralCode: body.referral_code?.toUpperCase() || null,
    agentCode: body.agent_code || null,
    affiliateCode: body.affiliate_code || null,
    agreed: agreedIn(body),
  }
}

function agreedIn({ terms_version: terms, privacy_version: privacy }: Body): SignUp['agreed'] {
  return { ...(terms !== undefined && { terms }), ...(privacy !== undefined && { privacy }) }
}

function phoneOf(read: ReadPhone) {
  if (!read.ok) throw new Error('a bad phone number is refused before')
  return { phone: read.phone, phoneShown: read.shown }
}

function usernameProblem(username: string): FieldProblem | null {
  if (username === '') return { text: 'Username is required' }
  if (!isAlphanumeric(username)) return { text: 'Invalid username (only letters and numbers)' }
  if (username.length < USERNAME_LENGTH_MIN || username.length > USERNAME_LENGTH_MAX)
    return { text: 'Username must be between 8 and 16 characters' }
  return null
}

/** Something, an at sign and a host: the code that is mailed shows whether it is real. */
function emailProblem(email: string): FieldProblem | null {
  if (email === '') return { text: 'Email is required' }
  const name = String.raw`[^\s@<>()\[\]\\,;:"]+`
  return new RegExp(`^${name}@${name}\\.[A-Za-z0-9-]{2,}$`).test(email)
    ? null
    : { text: 'Invalid email address' }
}

function phoneProblem(typed: string, read: ReadPhone): FieldProblem | null {
  if (typed === '') return { text: 'Phone number is required' }
  if (read.ok) return null
  switch (read.reason) {
    case 'form':
      return { text: 'Invalid phone number (10-15 digits)' }
    case 'number':
      return { code: 'PHONE_INVALID' }
    case 'country':
      return { code: 'COUNTRY_NOT_SERVED' }
  }
}

function passwordProblem({ password, username }: Body, phone: ReadPhone): FieldProblem | null {
  if (password === '') return { text: 'Password is required' }
  if (password.length < PASSWORD_LENGTH_MIN)
    return { text: 'Password must be at least 8 characters' }
  if (!isAlphanumeric(password))
    return { text: 'Password can only contain letters and numbers (no special characters)' }
  if (password.length > PASSWORD_LENGTH_MAX)
    return { text: `Password must be at most ${PASSWORD_LENGTH_MAX} characters` }
  const phones = phone.ok ? [phone.phone] : []
  return isEasyPassword(password, { username, phones }) ? { code: 'PASSWORD_COMMON' } : null
}

function confirmationProblem({ password, confirmPassword }: Body): FieldProblem | null {
  if (confirmPassword === '') return { text: 'Confirm Password is required' }
  return confirmPassword === password ? null : { text: 'Passwords do not match' }
}

function nameProblem(name: string): FieldProblem | null {
  const fits = name.length >= NAME_LENGTH_MIN && name.length <= NAME_LENGTH_MAX
  return fits ? null : { text: 'Full name must be between 2 and 100 characters' }
}
