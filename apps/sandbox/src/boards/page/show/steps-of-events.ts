import type { Step } from './use-steps.ts'

/** The looks of a round, of which there always is a first. */
export type Steps<View> = [Step<View>, ...Step<View>[]]

type Round<Event, View> = {
  events: readonly Event[]
  /** How many of them the player has seen. */
  seen: number
  /** The board before the first event. */
  start: View
  /** What an event shows on the board as it was; the last of it is what stays. */
  stepsOf: (event: Event, before: View, index: number) => readonly Step<View>[]
}

/** The looks of a round: first as it was after the events that were seen, then what is new. */
export function stepsOfEvents<Event, View>(round: Round<Event, View>): Steps<View> {
  const { events, seen, start, stepsOf } = round
  let view = start
  const steps: Steps<View> = [{ view, waitMs: 0 }]
  for (const [index, event] of events.entries()) {
    const added = stepsOf(event, view, index)
    view = added.at(-1)?.view ?? view
    if (index < seen) steps.splice(0, 1, { view, waitMs: 0 })
    else steps.push(...added)
  }
  return steps
}
