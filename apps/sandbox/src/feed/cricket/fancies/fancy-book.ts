import type { DecidedLine, Fancy } from '../../match/match.ts'
import { type Innings, standingOf } from '../innings/innings.ts'
import { askBallRuns } from './ask-ball-runs.ts'
import { askBatterRuns } from './ask-batter-runs.ts'
import { askBoundaries } from './ask-boundaries.ts'
import { askKhadda } from './ask-khadda.ts'
import { askLastDigit } from './ask-last-digit.ts'
import { askNextWicket } from './ask-next-wicket.ts'
import { askOddEven } from './ask-odd-even.ts'
import { askSessionRuns } from './ask-session-runs.ts'
import type { Asker, Forecast, Question } from './question.ts'

const ASKERS: readonly Asker[] = [
  askSessionRuns,
  askNextWicket,
  askBatterRuns,
  askBoundaries,
  askBallRuns,
  askKhadda,
  askLastDigit,
  askOddEven,
]

/** All lines of a match: what is open, how it was last offered, and what has been asked before. */
export type FancyBook = {
  readonly open: Map<string, { question: Question; innings: Innings; shown: Fancy | null }>
  readonly asked: Set<string>
  /** Where the innings stood when the lines were last offered. */
  offeredAt: string
}

export function emptyFancyBook(): FancyBook {
  return { open: new Map(), asked: new Set(), offeredAt: '' }
}

/** Asks what the moment brings and offers every open line anew; some may have to stay suspended. */
export function offerFancies(book: FancyBook, forecast: Forecast): readonly Fancy[] {
  askNew(book, forecast)
  const now = standingOf(forecast.innings)
  const isSame = book.offeredAt === now
  book.offeredAt = now
  for (const line of book.open.values())
    if (!isSame || line.question.isOfBowler === true)
      line.shown = shownNow(line.question, line.shown, forecast)
  return shownLines(book)
}

/** The same where only results are wanted: no line is looked at again once it has been offered. */
export function noteFancies(book: FancyBook, forecast: Forecast): void {
  askNew(book, forecast)
  for (const line of book.open.values())
    if (line.shown === null) line.shown = shownNow(line.question, null, forecast)
}

function askNew(book: FancyBook, forecast: Forecast): void {
  const { innings } = forecast
  for (const question of newQuestions(book, forecast)) {
    book.asked.add(question.fancyId)
    book.open.set(question.fancyId, { question, innings, shown: null })
  }
}

function newQuestions({ asked }: FancyBook, forecast: Forecast): readonly Question[] {
  const isAsked = (fancyId: string) => asked.has(fancyId)
  return ASKERS.flatMap((ask) => ask(forecast, isAsked)).filter(({ fancyId }) => !isAsked(fancyId))
}

/** The lines as last offered, all suspended. */
export function suspendFancies(book: FancyBook): readonly Fancy[] {
  return shownLines(book).map((fancy) => ({ ...fancy, suspended: true }))
}

/** Takes out the lines whose score is known now, each once; what was never offered just goes. */
export function decideFancies(book: FancyBook): readonly DecidedLine[] {
  const decided: DecidedLine[] = []
  for (const [fancyId, { question, innings, shown }] of book.open) {
    const score = question.verdict(innings)
    if (score === undefined) continue
    book.open.delete(fancyId)
    if (shown === null) continue
    const { title, type } = shown
    decided.push({ fancyId, title, type, score })
  }
  return decided
}

function shownNow(question: Question, before: Fancy | null, forecast: Forecast): Fancy | null {
  const quote = question.quote(forecast)
  if (quote === null) return before === null ? null : { ...before, suspended: true }
  const { fancyId, type } = question
  const title = before?.title ?? question.title()
  return { fancyId, title, type, ...quote, suspended: false }
}

function shownLines({ open }: FancyBook): readonly Fancy[] {
  return [...open.values()].flatMap(({ shown }) => (shown === null ? [] : [shown]))
}
