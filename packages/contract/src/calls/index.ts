import * as answered from './answered.ts'

/** Every call the server answers, by its name. A call without a handler does not compile. */
export const calls = answered

export type Calls = typeof calls
export type CallName = keyof Calls
