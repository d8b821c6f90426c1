/** How an event that goes step by step is shown: points, kicks, arrows. */
type Timing = {
  /** When the first step begins, in milliseconds after the betting. */
  firstMs: number
  /** So many steps take `stepMs` each, what comes after it included; later ones take `lateMs`. */
  early: number
  stepMs: number
  lateMs: number
  /** As much of a step's time shows what happens, in per cent; then there is a rest. */
  share: number
}

/** How far an event has been shown. */
export type Pace = {
  /** The step that is being shown, by its place; -1 before the first one. */
  place: number
  /** How much of it has been shown, and then of the rest after it, each from 0 to 1. */
  part: number
  rest: number
  /** Steps whose end has been shown. */
  counted: number
}

export type StepPace = {
  /** How much of an event of so many steps is shown so long after the betting. */
  at(steps: number, elapsedMs: number): Pace
  /** When the last of so many steps has been shown and counted. */
  endMs(steps: number): number
}

const NOTHING_SHOWN: Pace = { place: -1, part: 0, rest: 1, counted: 0 }

/**
 * Shows step after step. When one begins follows from its place alone, so that the pace does not tell
 * how an event will go on.
 */
export function stepPace({ firstMs, early, stepMs, lateMs, share }: Timing): StepPace {
  const beginsMs = (place: number) => {
    const before = Math.min(place, early)
    return firstMs + before * stepMs + (place - before) * lateMs
  }
  const lastsMs = (place: number) => (place < early ? stepMs : lateMs)
  const placeAt = (elapsedMs: number) => {
    const soon = Math.floor((elapsedMs - firstMs) / stepMs)
    return soon < early ? soon : early + Math.floor((elapsedMs - beginsMs(early)) / lateMs)
  }
  return {
    at(steps, elapsedMs) {
      if (elapsedMs < firstMs || steps === 0) return NOTHING_SHOWN
      const place = Math.min(steps - 1, placeAt(elapsedMs))
      const gone = ((elapsedMs - beginsMs(place)) * 100) / lastsMs(place)
      const part = Math.min(1, gone / share)
      const rest = Math.min(1, Math.max(0, (gone - share) / (100 - share)))
      return { place, part, rest, counted: part < 1 ? place : place + 1 }
    },
    endMs: (steps) => beginsMs(steps - 1) + (lastsMs(steps - 1) * share) / 100,
  }
}
