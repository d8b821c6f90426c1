/** How far a deal has been shown; each stage holds all that those before it do. */
export const DEAL_STAGES = [
  'waiting',
  'dragonDealt',
  'tigerDealt',
  'dragonTurned',
  'tigerTurned',
  'decided',
] as const

export type DealStage = (typeof DEAL_STAGES)[number]

/** When each stage begins, in milliseconds after the betting has ended. */
const BEGINS_MS: Readonly<Record<DealStage, number>> = {
  waiting: 0,
  dragonDealt: 300,
  tigerDealt: 900,
  dragonTurned: 1_700,
  tigerTurned: 2_700,
  decided: 3_300,
}

/** The stage of a deal so long after the betting. Whoever comes late sees the later stage at once. */
export function dealStage(elapsedMs: number): DealStage {
  return DEAL_STAGES.findLast((stage) => elapsedMs >= BEGINS_MS[stage]) ?? 'waiting'
}

/** Whether a deal is at a stage or past it. */
export function hasReached(stage: DealStage, other: DealStage): boolean {
  return DEAL_STAGES.indexOf(stage) >= DEAL_STAGES.indexOf(other)
}
