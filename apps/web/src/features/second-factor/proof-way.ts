import type { loginCodeText } from '@maidan/locales'

/** What a player shows of their second factor, by the field of the call that carries it. */
export type ProofWay = 'totp' | 'recovery_code'

export type ProofFields = Record<ProofWay, string>

/** Which text a proof breaks; null if it may be sent. */
export function proofProblem(way: ProofWay, typed: string): keyof typeof loginCodeText.en | null {
  switch (way) {
    case 'totp':
      return /^\d{6}$/.test(typed) ? null : 'codeMissing'
    case 'recovery_code':
      return typed.trim() === '' ? 'recoveryMissing' : null
  }
}

/** The part of a call's body that carries the proof. */
export function proofBody(way: ProofWay, typed: ProofFields): Partial<ProofFields> {
  return { [way]: typed[way].trim() }
}
