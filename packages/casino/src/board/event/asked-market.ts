import type { EventMarket, PickResult } from './event-model.ts'

/** The picks of a market by their names, and whether a result wins them. */
export type Asked<Result> = Readonly<Record<string, (result: Result) => boolean>>

type Side = 'first' | 'second'

/** A market whose picks are won or lost, and never void. */
export function askedMarket<Result>(
  key: string,
  returnBps: number,
  asked: Asked<Result>,
): EventMarket<Result> {
  const resultOf = (pick: string, result: Result): PickResult =>
    asked[pick]?.(result) === true ? 'won' : 'lost'
  return { key, returnBps, picks: Object.keys(asked), resultOf }
}

/** One pick for each side. */
export function bySide<Result>(of: (side: Side) => (result: Result) => boolean): Asked<Result> {
  return { first: of('first'), second: of('second') }
}

/** What both sides have, each pick of the first one beside that of the second. */
export function bothSides<Result>(of: (side: Side) => Asked<Result>): Asked<Result> {
  const second = Object.entries(of('second'))
  return Object.fromEntries(
    Object.entries(of('first')).flatMap((pick, at) => [pick, ...second.slice(at, at + 1)]),
  )
}

/** Each line lies half above its number: `under-9` is nine or less, `over-9` ten or more. */
export function countLines<Result>(
  numbers: readonly number[],
  count: (result: Result) => number,
): Asked<Result> {
  return Object.fromEntries(
    numbers.flatMap((line) => [
      [`under-${line}`, (result: Result) => count(result) <= line],
      [`over-${line}`, (result: Result) => count(result) > line],
    ]),
  )
}
