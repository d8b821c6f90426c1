import { isRecord } from './is-record.ts'

/** The setup of a game that is played in one way: it says nothing. */
export type NoSetup = Readonly<Record<string, never>>

/** That setup in what a page sent; null when anything is said in it. */
export function readNoSetup(value: unknown): NoSetup | null {
  return isRecord(value) && Object.keys(value).length === 0 ? {} : null
}
