import { calls, callsToCome } from '@maidan/contract'

/** Every call that a page may make, also those that the server does not answer yet. */
export const stubbable = { ...calls, ...callsToCome }

export type Stubbable = typeof stubbable
export type CallName = keyof Stubbable
