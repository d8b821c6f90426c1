/** Asks for one test file to be run on the sources as they are now; `changed` is not as it was. */
export type Question = { test: string; changed: string }

/** How it went; `tookMs` counts from the question. */
export type Answer = { passed: boolean; tookMs: number }

/** What became of a fault: `hung` is seen, too, by the time limit. */
export type Verdict = { kind: 'failed' | 'hung'; test: string } | { kind: 'survived' }
