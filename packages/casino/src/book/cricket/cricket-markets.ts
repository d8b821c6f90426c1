import {
  oddEven,
  overUnder,
  pick,
  yesNo,
  type BookMarket,
  type BookSelection,
  type MarketGroup,
} from '../book-market.ts'
import { BOOK_MARGIN_BPS, quoteOdds } from '../quote-odds.ts'
import { chanceOfYes, overOf, type RunLine } from './run-line.ts'

/** Kinds of cricket markets beside the winner of the match. */
export const CRICKET_KINDS = ['lineTotal', 'lineWindow', 'lineDigit', 'lineOddEven'] as const

export type CricketKind = (typeof CRICKET_KINDS)[number]

/** Decided by the score of one line. */
export type CricketMarket = BookMarket<number, CricketKind> & Readonly<{ lineId: string }>

export type PricedCricketMarket = Readonly<{ market: CricketMarket; odds: (number | null)[] }>

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const DIGIT_ID = /^(.+)-\d$/
const MARGIN_BPS = BOOK_MARGIN_BPS.many

/** The markets behind the exchange's lines on runs, each with its odds; ten digits are one market. */
export function priceRunLines(lines: readonly RunLine[]): readonly PricedCricketMarket[] {
  const digits = new Map<string, number>()
  const priced = lines.flatMap((line): PricedCricketMarket[] => {
    const { id, claim } = line
    const yes = chanceOfYes(line)
    switch (claim.kind) {
      case 'at_least': {
        const over = overOf(line)
        return over === null
          ? []
          : [two(total(id, over.runs, line.ofOneBall ? 'parts' : 'totals'), over.chance)]
      }
      case 'within':
        return yes === null ? [] : [two(inWindow(id, claim.fromRuns, claim.toRuns), yes)]
      case 'even':
        return line.yesRate > 0 && line.noRate > 0 ? [two(parity(id), 1 / 2)] : []
      case 'last_digit': {
        const [, all] = DIGIT_ID.exec(id) ?? []
        if (all !== undefined && line.yesRate > 0) digits.set(all, (digits.get(all) ?? 0) + 1)
        return []
      }
    }
  })
  const whole = [...digits].filter(([, count]) => count === DIGITS.length)
  return [...priced, ...whole.map(([id]) => equal(lastDigit(id)))]
}

/** The market of an id; null for what is none. */
export function cricketMarketOf(id: string): CricketMarket | null {
  const [kind, lineId = '', ...rest] = id.split('_')
  const [first = Number.NaN, second = Number.NaN] = rest.map(Number)
  if (lineId === '') return null
  if (kind === 'lineTotal' && Number.isInteger(first)) return total(lineId, first)
  if (kind === 'lineWindow' && Number.isInteger(first) && Number.isInteger(second))
    return inWindow(lineId, first, second)
  if (kind === 'lineOddEven') return parity(lineId)
  return kind === 'lineDigit' ? lastDigit(lineId) : null
}

/** Any of the lines whose score decides a market: the digits of one score have a line each. */
export function lineOfMarket({ kind, lineId }: CricketMarket): string {
  return kind === 'lineDigit' ? `${lineId}-${DIGITS[0]}` : lineId
}

function total(lineId: string, runs: number, group: MarketGroup = 'totals'): CricketMarket {
  const line = runs - 1 / 2
  const selections = overUnder<number>(line, (score) => score)
  return { ...market('lineTotal', group, lineId, selections, [runs]), line: String(line) }
}

function inWindow(lineId: string, from: number, to: number): CricketMarket {
  const selections = yesNo<number>((score) => score >= from && score <= to)
  return market('lineWindow', 'scores', lineId, selections, [from, to])
}

function parity(lineId: string): CricketMarket {
  return market(
    'lineOddEven',
    'scores',
    lineId,
    oddEven<number>((score) => score),
  )
}

function lastDigit(lineId: string): CricketMarket {
  const selections = DIGITS.map((digit) =>
    pick<number>(String(digit), (score) => score % DIGITS.length === digit),
  )
  return market('lineDigit', 'scores', lineId, selections)
}

function market(
  kind: CricketKind,
  group: MarketGroup,
  lineId: string,
  selections: readonly BookSelection<number>[],
  rest: readonly number[] = [],
): CricketMarket {
  const id = [kind, lineId, ...rest].join('_')
  return { id, kind, group, lineId, marginBps: MARGIN_BPS, selections }
}

function two(of: CricketMarket, first: number): PricedCricketMarket {
  return { market: of, odds: [first, 1 - first].map((chance) => quoteOdds(chance, of.marginBps)) }
}

function equal(of: CricketMarket): PricedCricketMarket {
  const odds = quoteOdds(1 / of.selections.length, of.marginBps)
  return { market: of, odds: of.selections.map(() => odds) }
}
