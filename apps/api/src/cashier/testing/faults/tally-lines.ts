import { NOTHING, ON_DESK } from './read-credits.ts'

/** What was found and what should have been, each thing in one line: its name, and what became of it. */
export type Lines = { found: readonly string[]; expected: readonly string[] }

/**
 * How many moves of money were expected and are not found, and how many are found that nothing stands
 * for: second credits, and credits of nothing. A credit of another amount is one of each.
 */
export function tallyLines({ found, expected }: Lines): { lost: number; doubled: number } {
  return { lost: missingFrom(found, expected), doubled: missingFrom(expected, found) }
}

function missingFrom(known: readonly string[], lines: readonly string[]): number {
  const left = new Map<string, number>()
  for (const line of known) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter(movesMoney).filter((line) => {
    const times = left.get(line) ?? 0
    left.set(line, times - 1)
    return times <= 0
  }).length
}

function movesMoney(line: string): boolean {
  return ![NOTHING, ON_DESK].some((outcome) => line.endsWith(` ${outcome}`))
}
