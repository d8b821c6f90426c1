export type Way = 'email' | 'sms'
export type SendFields = { email: string; code: string; phone: string; username: string }
export type ResetFields = { otp: string; password: string; confirm: string }

type Found<F, P> = { field: keyof F; problem: P } | null
type SendProblem = 'emailMissing' | 'phoneMissing' | 'usernameMissing'
type ResetProblem = 'otpMissing' | 'passwordForm' | 'confirmMissing' | 'confirmDiffers'

/** The first thing that is missing to send a code: the address before the name (AUTH-66 to 69). */
export function sendProblem(way: Way, fields: SendFields): Found<SendFields, SendProblem> {
  if (way === 'email' && fields.email.trim() === '')
    return { field: 'email', problem: 'emailMissing' }
  if (way === 'sms' && fields.phone.trim() === '')
    return { field: 'phone', problem: 'phoneMissing' }
  return fields.username.trim() === '' ? { field: 'username', problem: 'usernameMissing' } : null
}

/** The first thing that is wrong with a reset, in the documents' order (AUTH-74 to 79). */
export function resetProblem(fields: ResetFields): Found<ResetFields, ResetProblem> {
  const { otp, password, confirm } = fields
  if (otp.trim() === '') return { field: 'otp', problem: 'otpMissing' }
  if (!/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,}$/.test(password))
    return { field: 'password', problem: 'passwordForm' }
  if (confirm === '') return { field: 'confirm', problem: 'confirmMissing' }
  return confirm === password ? null : { field: 'confirm', problem: 'confirmDiffers' }
}
