import * as answered from './answered.ts'
import * as toCome from './to-come.ts'

/** Every call the server answers, by its name. A call without a handler does not compile. */
export const calls = answered

/** Calls of the documents that are declared and not yet answered. */
export const callsToCome = toCome

export type Calls = typeof calls
export type CallsToCome = typeof callsToCome
export type CallName = keyof Calls
