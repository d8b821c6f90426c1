import type { ResultWays } from './event-model.ts'

/** What may happen next in an event, and in how many of the equally likely ways of its step. */
export type StepWays<Step> = { step: Step; ways: bigint }

/**
 * An event that goes step by step. Two states with one key must go on alike and count alike: they are
 * counted as one.
 */
export type SteppedEvent<State, Step> = {
  start: State
  isOver(state: State): boolean
  keyOf(state: State): string | number
  /** Every step that may follow. The ways of each state's steps add up to the same number. */
  stepsFrom(state: State): readonly StepWays<Step>[]
  after(state: State, step: Step): State
}

/**
 * Every end of an event with the ways that lead to it. An end that comes early counts for all the ways
 * in which the steps that were not needed could have gone, so that all ends are on one scale.
 *
 * @throws RangeError when the event can go on for more than `stepsMax` steps.
 */
export function countWays<State, Step>(
  event: SteppedEvent<State, Step>,
  stepsMax: number,
): readonly ResultWays<State>[] {
  const ends: { state: State; ways: bigint; steps: number }[] = []
  let open: readonly ResultWays<State>[] = [{ result: event.start, ways: 1n }]
  let scale = 1n
  let steps = 0
  while (open.length > 0) {
    if (steps >= stepsMax) throw new RangeError(`The event is not over after ${stepsMax} steps`)
    const reached = reach(event, open)
    scale = reached.scale
    steps += 1
    for (const { result, ways } of reached.states) {
      if (event.isOver(result)) ends.push({ state: result, ways, steps })
    }
    open = reached.states.filter(({ result }) => !event.isOver(result))
  }
  return ends.map((end) => ({
    result: end.state,
    ways: end.ways * scale ** BigInt(steps - end.steps),
  }))
}

/** The states one step on, those of one key as one, and the ways of that step. */
function reach<State, Step>(event: SteppedEvent<State, Step>, open: readonly ResultWays<State>[]) {
  const states = new Map<string | number, { result: State; ways: bigint }>()
  let scale = 0n
  for (const { result: state, ways: before } of open) {
    const next = event.stepsFrom(state)
    scale = next.reduce((sum, { ways }) => sum + ways, 0n)
    for (const { step, ways } of next) {
      if (ways === 0n) continue
      const result = event.after(state, step)
      const key = event.keyOf(result)
      const known = states.get(key)
      if (known === undefined) states.set(key, { result, ways: before * ways })
      else known.ways += before * ways
    }
  }
  return { states: [...states.values()], scale }
}
