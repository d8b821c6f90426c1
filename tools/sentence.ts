/** An error for the person at the terminal: its message is one sentence that says what to do. */
export class Sentence extends Error {
  override readonly name = 'Sentence'
}

/** Prints a sentence as it is, and a bug with its stack; both end the command badly. */
export function complain(error: unknown): void {
  const isForPeople = error instanceof Sentence || (error instanceof Error && !isBug(error))
  console.error(isForPeople ? `\n${error.message}` : error)
  process.exitCode = 1
}

function isBug(error: Error): boolean {
  return error.name !== 'Error'
}
