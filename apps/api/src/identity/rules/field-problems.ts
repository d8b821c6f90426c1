import { Refusal, refusalText } from '../../platform/http/refusal.ts'
import type { ErrorCode } from '@maidan/contract'

/** What is wrong with one field of a form: a text of the documents, or a code of the catalogue. */
export type FieldProblem = { text: string } | { code: ErrorCode }

type FieldProblems = Record<string, FieldProblem | null>

/**
 * Refuses a form unless every field is null. All fields are named at once; when the only trouble
 * is one that has a code of its own, the refusal has that code.
 */
export function refuseProblems(problems: FieldProblems): void {
  const found = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [{ field, problem }] : [],
  )
  const [first] = found
  if (!first) return
  const code = found.length === 1 && 'code' in first.problem ? first.problem.code : null
  const errors = Object.fromEntries(found.map(({ field, problem }) => [field, [textOf(problem)]]))
  throw new Refusal(code ?? 'VALIDATION_FAILED', { errors })
}

function textOf(problem: FieldProblem): string {
  return 'code' in problem ? refusalText(problem.code) : problem.text
}
