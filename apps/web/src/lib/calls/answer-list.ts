/**
 * The list in an answer: the answer itself, or under `data`, or under its natural name (SIL-024).
 * Anything else is an empty list, so that an odd answer leaves the screen usable.
 */
export function answerList<T>(
  answer: readonly T[] | object | null | undefined,
  name?: string,
): T[] {
  if (Array.isArray(answer)) return answer as T[]
  if (typeof answer !== 'object' || answer === null) return []
  const fields = answer as Record<string, unknown>
  const list = (name === undefined ? undefined : fields[name]) ?? fields['data']
  return Array.isArray(list) ? (list as T[]) : []
}
