import { Refusal } from '../http/refusal.ts'
import type { LimitName } from './limit-rules.ts'

/** The refusal of a try beyond a limit; it says how long to wait. */
export class LimitReached extends Refusal {
  readonly limit: LimitName
  /** The first such try of its time: what comes after tells nothing new. */
  readonly isFirst: boolean

  constructor(limit: LimitName, { seconds, isFirst }: { seconds: number; isFirst: boolean }) {
    super('TOO_MANY_REQUESTS', { params: { seconds } })
    this.limit = limit
    this.isFirst = isFirst
  }
}
