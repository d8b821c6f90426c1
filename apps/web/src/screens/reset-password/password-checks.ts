export type PasswordFields = { current: string; next: string; confirm: string }

type Problem = 'currentMissing' | 'nextForm' | 'confirmMissing' | 'confirmDiffers'

/** The first thing that is wrong with a change of password (PWD-02 to PWD-05, SIL-096). */
export function passwordChangeProblem(
  fields: PasswordFields,
): { field: keyof PasswordFields; problem: Problem } | null {
  const { current, next, confirm } = fields
  if (current === '') return { field: 'current', problem: 'currentMissing' }
  if (!/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,}$/.test(next))
    return { field: 'next', problem: 'nextForm' }
  if (confirm === '') return { field: 'confirm', problem: 'confirmMissing' }
  return confirm === next ? null : { field: 'confirm', problem: 'confirmDiffers' }
}
