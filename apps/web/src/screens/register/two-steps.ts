import { HOME_CURRENCY, type PlayerCurrency } from '@maidan/contract/facts'
import { latinDigits } from '@maidan/money'
import type { RouteStates } from '../../app/routes/route-state.ts'

/** The old form's currencies and the values that stand for them (AUTH-55). */
export const currencies = [
  { value: '8', code: 'BDT' },
  { value: '7', code: 'INR' },
  { value: '17', code: 'PKR' },
] as const

const loginFields = ['username', 'password', 'confirm', 'currency', 'referral'] as const
const personFields = ['fullName', 'phone', 'email', 'captcha'] as const

export type RegisterField = (typeof loginFields)[number] | (typeof personFields)[number]
export type RegisterValues = Record<RegisterField, string> & { adult: boolean }

/** The alert that keeps a step from being left. */
export type StepProblem = 'fillStep1' | 'passwordsDiffer' | 'fillStep2' | 'confirmAge'

/** What a step needs of the form. */
export type RegisterForm = {
  values: RegisterValues
  set: (changed: Partial<RegisterValues>) => void
}

export const firstValues: RegisterValues = {
  username: '',
  password: '',
  confirm: '',
  currency: '8',
  referral: '',
  fullName: '',
  phone: '',
  email: '',
  captcha: '',
  adult: false,
}

/** What step 1 lacks (AUTH-59, AUTH-60); the lengths are hints and not enforced (SIL-048). */
export function loginProblem(values: RegisterValues): StepProblem | null {
  if (loginFields.some((field) => values[field].trim() === '')) return 'fillStep1'
  return values.password === values.confirm ? null : 'passwordsDiffer'
}

/** What step 2 lacks (AUTH-61, AUTH-62); the code is only to be filled in (SIL-047). */
export function personProblem(values: RegisterValues): StepProblem | null {
  if (personFields.some((field) => values[field].trim() === '')) return 'fillStep2'
  return values.adult ? null : 'confirmAge'
}

/** The currency that a value of the select stands for. */
export function currencyOf(value: string): PlayerCurrency {
  return currencies.find((known) => known.value === value)?.code ?? HOME_CURRENCY
}

/** The select's value for a currency. */
export function valueOf(currency: PlayerCurrency): string {
  return currencies.find(({ code }) => code === currency)?.value ?? ''
}

/**
 * The values in the sign-up form's own terms. In taka that form stands behind +88 and this one
 * behind +880, so the number takes its 0 along.
 */
export function handedOver(values: RegisterValues): RouteStates['signup'] {
  const digits = latinDigits(values.phone.trim())
  const currency = currencyOf(values.currency)
  return {
    username: values.username.trim(),
    password: values.password,
    confirmPassword: values.confirm,
    currency,
    name: values.fullName.trim(),
    phone: currency !== 'BDT' || digits.startsWith('0') ? digits : `0${digits}`,
    email: values.email.trim(),
    referral_code: values.referral.trim(),
  }
}
