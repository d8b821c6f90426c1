import type { Way } from './forgot-checks.ts'

/** Where a code went, once one was sent. */
export type Sent = { username: string; way: Way }
