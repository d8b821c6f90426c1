import type { TurnPhase, TurnRoundShown } from '../board.ts'

export type FrameNotice = { text: string; kind: 'working' | 'good' | 'bad' | 'told' }

/** All that a board of one player shows at a moment. */
export type TurnState = {
  phase: TurnPhase
  round: TurnRoundShown<unknown, unknown> | null
  /** The balance as the player may see it: wins that are still being shown are left out. */
  balanceMinor: bigint
  notice: FrameNotice | null
}
