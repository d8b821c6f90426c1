import type { Fancy } from '../../match/match.ts'
import { bookmakerRate } from '../../price/bookmaker-rates.ts'
import { runnerBook } from '../../price/runner-book.ts'
import { createRandom } from '../../random/random.ts'
import { battingSideChance } from '../chances/match-chances.ts'
import { drawConditions } from '../conditions/conditions.ts'
import { phaseOf } from '../delivery/tempo.ts'
import { decideFancies, emptyFancyBook, offerFancies } from '../fancies/fancy-book.ts'
import { forecastOf } from '../fancies/forecast.ts'
import { bowlBall } from '../innings/bowl-ball.ts'
import { chooseBowler } from '../innings/choose-bowler.ts'
import type { Innings } from '../innings/innings.ts'
import { type Pair, startPair } from '../play/stage.ts'
import { BALLS_PER_OVER, type CricketFormat, rulesOf } from '../rules/cricket-rules.ts'
import { twoTeams } from './play-through.ts'

/** A bet of 1 at risk as it was quoted; `gain` is what it came to: -1 where it was lost. */
export type Settled = Readonly<{ key: string; gain: number }>

type Waiting = Readonly<{ where: string; fancy: Fancy }>
type OnMatch = Readonly<{ where: string; side: number; chance: number }>

/**
 * Plays a match and bets both sides of everything that is offered before each `every`-th ball (the
 * first by the match's number), as a player who looks at nothing else would.
 */
export function betOnMatch(format: CricketFormat, seed: string, number: number, every: number) {
  const random = createRandom(`${seed} ${format} ${number}`)
  const conditions = drawConditions(random.fork('conditions'))
  const start = { index: 0, battingFirst: number % 2, conditions }
  const pair = startPair(twoTeams(number), rulesOf(format), start)
  const [first, reply] = pair
  const settled: Settled[] = []
  const onMatch: OnMatch[] = []
  for (const innings of pair) {
    if (innings === reply) reply.target = first.runs + 1
    playInnings({ innings, pair, random, turn: number % every, every, settled, onMatch })
  }
  if (first.runs === reply.runs) return settled
  const winner = first.runs > reply.runs ? first.batting : reply.batting
  return [...settled, ...onMatch.flatMap((quote) => settleOnMatch(quote, quote.side === winner))]
}

type Playing = {
  readonly innings: Innings
  readonly pair: Pair
  readonly random: ReturnType<typeof createRandom>
  readonly turn: number
  readonly every: number
  readonly settled: Settled[]
  readonly onMatch: OnMatch[]
}

function playInnings(playing: Playing): void {
  const { innings, random, turn, every, settled } = playing
  const book = emptyFancyBook()
  const waiting: Waiting[] = []
  let chosenAt = -1
  for (let delivered = 0; innings.end === 'open'; delivered += 1) {
    if (innings.balls % BALLS_PER_OVER === 0 && innings.balls !== chosenAt) {
      chosenAt = innings.balls
      innings.bowler = chooseBowler(innings, random)
    }
    if (delivered % every === turn) quoteAll(playing, book, waiting)
    bowlBall(innings, random)
    for (const { fancyId, score } of decideFancies(book))
      for (const { where, fancy } of waiting.filter((one) => one.fancy.fancyId === fancyId))
        if (score !== null) settled.push(...settleFancy(where, fancy, score))
  }
}

function quoteAll(
  { innings, pair, onMatch }: Playing,
  book: ReturnType<typeof emptyFancyBook>,
  waiting: Waiting[],
): void {
  const [first, reply] = pair
  const { rules, batting } = innings
  const phase = phaseOf(rules, innings.ballsLimit - innings.balls)
  const where = `${rules.kind} ${innings === first ? 'first' : 'chase'} ${phase}`
  const team = twoTeamsOf(innings)
  for (const fancy of offerFancies(book, forecastOf(innings, team)))
    if (!fancy.suspended) waiting.push({ where: `${where} ${nameOf(fancy)}`, fancy })
  const chance = battingSideChance(innings, innings === first ? reply : null)
  onMatch.push({ where, side: batting, chance })
}

function twoTeamsOf({ batting }: Innings) {
  return { code: `T${batting}`, name: { en: '', bn: '' }, players: [] }
}

/** "1-t0-runs-6" is a line on runs. */
function nameOf({ fancyId }: Fancy): string {
  return fancyId.split('-')[2] ?? fancyId
}

function settleFancy(where: string, fancy: Fancy, score: number): Settled[] {
  const { claim, yesRate, noRate } = fancy
  const isYes = claim.kind === 'at_least' ? score >= claim.yesRuns : isTrue(claim, score)
  const isNo = claim.kind === 'at_least' ? score < claim.noRuns : !isTrue(claim, score)
  const yes = { key: `${where} yes`, gain: isYes ? yesRate / 100 : -1 }
  // Odd is a bet of its own that wins its rate; any other NO risks the rate to win 100.
  const noWins = claim.kind === 'even' ? noRate / 100 : 100 / noRate
  const no = { key: `${where} no`, gain: isNo ? noWins : -1 }
  return [...(yesRate > 0 ? [yes] : []), ...(noRate > 0 ? [no] : [])]
}

function isTrue(claim: Exclude<Fancy['claim'], { kind: 'at_least' }>, score: number): boolean {
  if (claim.kind === 'within') return score >= claim.fromRuns && score <= claim.toRuns
  return claim.kind === 'even' ? score % 2 === 0 : score % 10 === claim.digit
}

function settleOnMatch({ where, chance }: OnMatch, isWon: boolean): Settled[] {
  const { availableToBack, availableToLay } = runnerBook(chance, 1, createRandom('sizes'))
  const rate = bookmakerRate(chance)
  const [back, lay] = [availableToBack[0]?.price, availableToLay[0]?.price]
  return [
    ...(back ? [{ key: `${where} odds back`, gain: isWon ? back - 1 : -1 }] : []),
    ...(lay ? [{ key: `${where} odds lay`, gain: isWon ? -1 : 1 / (lay - 1) }] : []),
    ...(rate.back ? [{ key: `${where} bookmaker back`, gain: isWon ? rate.back / 100 : -1 }] : []),
    ...(rate.lay ? [{ key: `${where} bookmaker lay`, gain: isWon ? -1 : 100 / rate.lay }] : []),
  ]
}
