import {
  roundAfter,
  roundBegun,
  type DuelMove,
  type DuelPlay,
  type DuelRound,
  type DuelSide,
} from '@maidan/casino'

/** What is shown one after the other: moves, and how each round ends. */
export type DuelStep =
  | { kind: 'move'; round: number; turn: number; side: DuelSide; move: DuelMove }
  | { kind: 'call'; round: number }

export function stepsOf({ rounds }: DuelPlay): readonly DuelStep[] {
  return rounds.flatMap(({ starter, moves }, round): readonly DuelStep[] => [
    ...moves.map((move, turn): DuelStep => {
      const { attacker } = roundAfter({ starter, moves: moves.slice(0, turn) })
      return { kind: 'move', round, turn, side: attacker, move }
    }),
    { kind: 'call', round },
  ])
}

/** As much of a duel as its steps have shown. */
export type Shown = {
  /** The rounds that have been called. */
  called: DuelPlay['rounds']
  /** The round that is being fought, or has just been, after its moves so far. */
  now: DuelRound
}

/** What has been shown when `place` is being shown and so many steps have happened. */
export function shownOf(
  play: DuelPlay | null,
  steps: readonly DuelStep[],
  { place, landed }: { place: number; landed: number },
): Shown {
  const past = steps.slice(0, landed)
  const number = steps[Math.max(0, place)]?.round ?? 0
  const fought = play?.rounds[number]
  const made = past.filter(({ kind, round }) => kind === 'move' && round === number).length
  return {
    called: play?.rounds.slice(0, past.filter(({ kind }) => kind === 'call').length) ?? [],
    now:
      fought === undefined
        ? roundBegun('first')
        : roundAfter({ ...fought, moves: fought.moves.slice(0, made) }),
  }
}

/** The rounds that each robot has won of those that were called. */
export function wonOf(rounds: DuelPlay['rounds'], side: DuelSide): number {
  return rounds.filter((fought) => roundAfter(fought).hull[side] > 0).length
}
