/** A function that works out each answer once; `name` tells its questions apart. */
export function remembered<Question, Answer>(
  answer: (question: Question) => Answer,
  name: (question: Question) => string,
): (question: Question) => Answer {
  const known = new Map<string, { answer: Answer }>()
  return (question) => {
    const key = name(question)
    const before = known.get(key)
    if (before !== undefined) return before.answer
    const found = answer(question)
    known.set(key, { answer: found })
    return found
  }
}
