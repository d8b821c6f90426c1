import type { Currency } from '@maidan/money'
import type { PlayLimit } from '../../features/protection/queries.ts'

/** A limit, and the currency of its player. */
export type LimitProps = { limit: PlayLimit; currency: Currency }
