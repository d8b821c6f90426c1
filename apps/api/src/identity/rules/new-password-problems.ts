import { type FieldProblem } from './field-problems.ts'
import { isAlphanumeric, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from './password-rules.ts'

type NewPassword = { password: string; confirmation: string }

/** The two fields of a new password, with the texts of the reset and change screens. */
export function newPasswordProblems({ password, confirmation }: NewPassword): {
  password: FieldProblem | null
  confirmation: FieldProblem | null
} {
  return { password: formProblem(password), confirmation: doubtOf(password, confirmation) }
}

function formProblem(password: string): FieldProblem | null {
  if (password.length > PASSWORD_LENGTH_MAX)
    return { text: `New Password must be at most ${PASSWORD_LENGTH_MAX} characters long.` }
  const fits =
    password.length >= PASSWORD_LENGTH_MIN &&
    isAlphanumeric(password) &&
    /[A-Za-z]/.test(password) &&
    /\d/.test(password)
  if (fits) return null
  return {
    text: 'New Password must contain at least one number, one letter, and 8 characters long.',
  }
}

function doubtOf(password: string, confirmation: string): FieldProblem | null {
  if (confirmation === '') return { text: 'Please confirm your new password.' }
  return confirmation === password ? null : { text: 'Passwords do not match.' }
}
