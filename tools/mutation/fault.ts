/** What a fault does to the code. */
export type FaultKind =
  | 'comparison'
  | 'arithmetic'
  | 'boolean'
  | 'constant'
  | 'statement'
  | 'return'
  | 'rounding'

/** A small change of a text: what stands from `start` to `end` is replaced. */
export type Change = { kind: FaultKind; start: number; end: number; replacement: string }

/** A change of one file; `line` counts from 1, `before` is what stood there. */
export type Fault = Change & { room: string; path: string; line: number; before: string }

/** The text with the change in it. */
export function withChange(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end)
}
