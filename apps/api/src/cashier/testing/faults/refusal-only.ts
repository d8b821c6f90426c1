import { Refusal } from '../../../platform/http/refusal.ts'

/** Takes a refusal for what it is, an answer; whatever else goes wrong is thrown on. */
export function refusalOnly(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
