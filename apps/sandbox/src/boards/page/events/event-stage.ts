import type { RoomPhase } from '../../../rooms/room-api.ts'

/** `betting`: bets are taken. `waiting`: they are not any more. `playing`: the play is shown. */
export type EventStage = 'betting' | 'waiting' | 'playing' | 'decided'

type Moment = {
  phase: RoomPhase
  phaseMs: number | null
  elapsedMs: number
  /** How long the play takes to show; null while it is not known. */
  playMs: number | null
}

/** Where a round stands at a moment; betting ends by its clock, whatever the room has told yet. */
export function eventStage({ phase, phaseMs, elapsedMs, playMs }: Moment): EventStage {
  if (phase === 'betting') return phaseMs === null || elapsedMs < phaseMs ? 'betting' : 'waiting'
  if (playMs === null) return 'waiting'
  return elapsedMs < playMs ? 'playing' : 'decided'
}
