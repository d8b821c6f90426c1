import type { Tone } from '@maidan/ui'
import type { Promotion } from './queries.ts'

export type PromotionState = 'running' | 'coming' | 'over' | 'hidden'

export const promotionTones = {
  running: 'good',
  coming: 'waiting',
  over: 'neutral',
  hidden: 'neutral',
} as const satisfies Record<PromotionState, Tone>

/** How a promotion stands for players now. */
export function promotionState(
  { status, starts_at, ends_at }: Pick<Promotion, 'status' | 'starts_at' | 'ends_at'>,
  nowMs: number,
): PromotionState {
  if (status === 'active') return 'hidden'
  if (nowMs < Date.parse(starts_at)) return 'coming'
  return nowMs < Date.parse(ends_at) ? 'running' : 'over'
}
