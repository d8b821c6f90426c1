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
  /** Every step that may follow. After as many steps, the ways of every state's add up to one number. */
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
  const ends: { state: State; ways: bigint; scale: bigint }[] = []
  let open: readonly ResultWays<State>[] = [{ result: event.start, ways: 1n }]
  let scale = 1n
  for (let steps = 0; open.length > 0; steps += 1) {
    if (steps >= stepsMax) throw new RangeError(`The event is not over after ${stepsMax} steps`)
    const reached = reach(event, open)
    scale *= reached.scale
    for (const { result, ways } of reached.states) {
      if (event.isOver(result)) ends.push({ state: result, ways, scale })
    }
    open = reached.states.filter(({ result }) => !event.isOver(result))
  }
  return ends.map((end) => ({ result: end.state, ways: end.ways * (scale / end.scale) }))
}

/** Results that count alike as one, with all their ways. */
export function mergeWays<Result>(
  all: readonly ResultWays<Result>[],
  keyOf: (result: Result) => string | number,
): readonly ResultWays<Result>[] {
  const merged = new Map<string | number, { result: Result; ways: bigint }>()
  for (const { result, ways } of all) {
    const key = keyOf(result)
    const known = merged.get(key)
    if (known === undefined) merged.set(key, { result, ways })
    else known.ways += ways
  }
  return [...merged.values()]
}

/** The states one step on, those of one key as one, and the ways of that step. */
function reach<State, Step>(event: SteppedEvent<State, Step>, open: readonly ResultWays<State>[]) {
  let scale = 0n
  const reached = open.flatMap(({ result: state, ways: before }) => {
    const next = event.stepsFrom(state).filter(({ ways }) => ways > 0n)
    scale = next.reduce((sum, { ways }) => sum + ways, 0n)
    return next.map(({ step, ways }) => ({ result: event.after(state, step), ways: before * ways }))
  })
  return { states: mergeWays(reached, (state) => event.keyOf(state)), scale }
}
