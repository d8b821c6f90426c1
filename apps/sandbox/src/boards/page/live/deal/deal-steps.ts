/** The two hands of a live table, as the player sees them. */
export const DEAL_HANDS = ['left', 'right'] as const

export type DealHand = (typeof DEAL_HANDS)[number]

/** A card slides out of the shoe, or is turned over; at last it is told who won. */
export type DealStep =
  | { act: 'deal' | 'turn'; hand: DealHand; card: number; atMs: number }
  | { act: 'tell'; atMs: number }

/** How many steps of a deal have begun so long after the betting. Whoever comes late sees them at once. */
export function stepsBegun(steps: readonly DealStep[], elapsedMs: number): number {
  return steps.filter(({ atMs }) => atMs <= elapsedMs).length
}

/** Whether a card has been dealt or turned among the steps that have begun. */
export function hasBegun(
  begun: readonly DealStep[],
  act: 'deal' | 'turn',
  hand: DealHand,
  card: number,
): boolean {
  return begun.some(
    (step) => step.act === act && 'hand' in step && step.hand === hand && step.card === card,
  )
}

/** When it is told who won, in milliseconds after the betting. */
export function toldAtMs(steps: readonly DealStep[]): number {
  return steps.find(({ act }) => act === 'tell')?.atMs ?? 0
}

/** Whether it has been told who won. */
export function isTold(begun: readonly DealStep[]): boolean {
  return begun.some(({ act }) => act === 'tell')
}
