import {
  archeryPoints,
  otherArcher,
  type ArcheryPlay,
  type ArcherySet,
  type ArcherySide,
  type Arrow,
} from '@maidan/casino'

/** What is shown one after the other: arrows, and how each set ends. A shoot-off has no set. */
export type ArcheryStep =
  | { kind: 'arrow'; set: number | null; side: ArcherySide; arrow: Arrow }
  | { kind: 'call'; set: number | null }

/** A match as its steps. Whoever has fewer set points shoots first, which is for the eye alone. */
export function stepsOf({ sets, shootOff }: ArcheryPlay): readonly ArcheryStep[] {
  const shown = sets.flatMap((arrows, set) => setSteps(arrows, set, starterOf(sets.slice(0, set))))
  if (shootOff === null) return shown
  return [
    ...shown,
    { kind: 'arrow', set: null, side: 'first', arrow: shootOff.first },
    { kind: 'arrow', set: null, side: 'second', arrow: shootOff.second },
    { kind: 'call', set: null },
  ]
}

function setSteps(arrows: ArcherySet, set: number, starter: ArcherySide): readonly ArcheryStep[] {
  const other = otherArcher(starter)
  const shots = arrows[starter].flatMap((arrow, place) => {
    const answer = arrows[other][place]
    const own: ArcheryStep = { kind: 'arrow', set, side: starter, arrow }
    return answer === undefined
      ? [own]
      : [own, { kind: 'arrow' as const, set, side: other, arrow: answer }]
  })
  return [...shots, { kind: 'call', set }]
}

function starterOf(sets: readonly ArcherySet[]): ArcherySide {
  const { first, second } = archeryPoints({ sets, shootOff: null })
  return second < first ? 'second' : 'first'
}

/** As much of a match as its counted steps have shown: the sets that were called, and the arrows since. */
export type Shown = {
  /** The sets and the shoot-off that have been called. */
  called: ArcheryPlay
  /** The set that is being shot, or whose arrows still stick; null for a shoot-off. */
  set: number | null
  /** The arrows of that set that have landed, by archer. */
  arrows: Readonly<Record<ArcherySide, readonly Arrow[]>>
}

/** What has been shown when `place` is being shown and so many steps are counted. */
export function shownOf(play: ArcheryPlay | null, place: number, counted: number): Shown {
  const steps = play === null ? [] : stepsOf(play)
  const set = steps[Math.max(0, place)]?.set ?? (place <= 0 ? 0 : null)
  const landed = steps.slice(0, counted)
  const arrowsOf = (side: ArcherySide) =>
    landed.flatMap((step) =>
      step.kind === 'arrow' && step.set === set && step.side === side ? [step.arrow] : [],
    )
  const calls = landed.filter(({ kind }) => kind === 'call')
  const sets = play?.sets.slice(0, calls.filter((call) => call.set !== null).length) ?? []
  const shootOff = calls.some((call) => call.set === null) ? (play?.shootOff ?? null) : null
  return {
    called: { sets, shootOff },
    set,
    arrows: { first: arrowsOf('first'), second: arrowsOf('second') },
  }
}
