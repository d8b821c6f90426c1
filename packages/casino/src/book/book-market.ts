/** What an end of the match makes of a selection; void gives the stake back. */
export type Verdict = 'won' | 'lost' | 'void'

export type BookSelection<End> = Readonly<{
  /** Unique in its market: "over", "2-1". */
  id: string
  /** Its own line as it is read, where the two sides have different ones: "-1.5". */
  line?: string
  settle: (end: End) => Verdict
}>

/** Where a market stands among those of its match. */
export type MarketGroup = 'main' | 'totals' | 'handicaps' | 'parts' | 'scores'

/**
 * A question about a match that bets are taken on. One definition prices it, over all ends that a
 * match may have, and settles it by the one that it had.
 */
export type BookMarket<End, Kind extends string = string> = Readonly<{
  /** Unique in its match: "total-2.5". */
  id: string
  kind: Kind
  group: MarketGroup
  /** What the house keeps beyond the fair chances, in hundredths of a percent. */
  marginBps: number
  /** Over which of these points the total counts. */
  line?: string
  /** Of which side it is, where it is of one: 0 home, 1 away. */
  side?: 0 | 1
  /** Of which set it is, from 1. */
  set?: number
  selections: readonly BookSelection<End>[]
}>

/** Ends that a match may have, each with its chance; the chances add up to 1. */
export type Ends<End> = readonly Readonly<{ end: End; chance: number }>[]

export type Pair = readonly [number, number]

/** A selection that wins where `holds` does, and loses elsewhere. */
export function pick<End>(id: string, holds: (end: End) => boolean, line?: string) {
  const settle = (end: End): Verdict => (holds(end) ? 'won' : 'lost')
  return { id, settle, ...(line !== undefined && { line }) }
}

/** Over and under a line between two whole numbers. */
export function overUnder<End>(line: number, countOf: (end: End) => number) {
  return [
    pick<End>('over', (end) => countOf(end) > line),
    pick<End>('under', (end) => countOf(end) < line),
  ]
}

/** Whether a count is odd or even; none at all is even. */
export function oddEven<End>(countOf: (end: End) => number) {
  return [
    pick<End>('odd', (end) => countOf(end) % 2 === 1),
    pick<End>('even', (end) => countOf(end) % 2 === 0),
  ]
}

export function yesNo<End>(holds: (end: End) => boolean) {
  return [pick<End>('yes', holds), pick<End>('no', (end) => !holds(end))]
}

/** Which side is ahead once home is given `line` points, which are never whole. */
export function handicap<End>(line: number, leadOf: (end: End) => number) {
  return [
    pick<End>('home', (end) => leadOf(end) + line > 0, signed(line)),
    pick<End>('away', (end) => leadOf(end) + line < 0, signed(-line)),
  ]
}

/** A handicap as it is read: "+1.5", "-0.5". */
export function signed(line: number): string {
  return line > 0 ? `+${line}` : String(line)
}
