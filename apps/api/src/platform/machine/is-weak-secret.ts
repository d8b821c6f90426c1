/** Least information of a secret in bits, by how often its characters stand in it. */
const BITS_MIN = 88
/** Least part of all runs of three characters that stand only once: words that repeat have fewer. */
const FRESH_RUNS_MIN = 0.8
/** Most part of the steps from a character to the next one that count up or down by one. */
const COUNTING_MAX = 0.5
/** Words that people and examples make secrets of. */
const WORDS = /secret|passw|change|example|maidan|charact|letmein|qwerty/i

/**
 * Whether a secret could be guessed: too few different characters, repetition, counting, or words.
 * Whatever a random source gives in 16 bytes or more passes.
 */
export function isWeakSecret(secret: string): boolean {
  return (
    bitsOf(secret) < BITS_MIN ||
    freshRuns(secret) < FRESH_RUNS_MIN ||
    counting(secret) > COUNTING_MAX ||
    WORDS.test(secret)
  )
}

/** Shannon's measure of the text under its own frequencies. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>()
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1)
  const parts = [...counts.values()].map((count) => count * Math.log2(text.length / count))
  return parts.reduce((sum, part) => sum + part, 0)
}

function freshRuns(text: string): number {
  const runs = Array.from({ length: Math.max(1, text.length - 2) }, (_, at) =>
    text.slice(at, at + 3),
  )
  return new Set(runs).size / runs.length
}

function counting(text: string): number {
  const codes = Array.from(text, (char) => char.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => Math.abs(code - (codes[at] ?? 0)))
  return steps.filter((step) => step === 1).length / Math.max(1, steps.length)
}
