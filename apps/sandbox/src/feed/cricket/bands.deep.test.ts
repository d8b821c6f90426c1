import { describe, expect, test } from 'vitest'
import { createRandom } from '../random/random.ts'
import { drawConditions } from './conditions/conditions.ts'
import type { Delivery } from './delivery/delivery.ts'
import { bowlBall } from './innings/bowl-ball.ts'
import { chooseBowler } from './innings/choose-bowler.ts'
import type { Innings } from './innings/innings.ts'
import { startPair } from './play/stage.ts'
import { BALLS_PER_OVER, type CricketFormat, rulesOf } from './rules/cricket-rules.ts'
import { twoTeams } from './testing/play-through.ts'

const MATCHES = { T20: 2_400, ODI: 1_200 } as const

type Ball = Readonly<{ delivery: Delivery; isPowerplay: boolean }>
type Played = Readonly<{ first: Innings; reply: Innings }>

/** What all balls of the format came to, added up. */
type Sums = { runs: number; extras: number; powerplay: number; dots: number; outs: string[] }

function playAll(format: CricketFormat): { matches: Played[]; sums: Sums } {
  const rules = rulesOf(format)
  const sums: Sums = { runs: 0, extras: 0, powerplay: 0, dots: 0, outs: [] }
  const matches = Array.from({ length: MATCHES[format] }, (_, number) => {
    const random = createRandom(`bands ${format} ${number}`)
    const conditions = drawConditions(random.fork('conditions'))
    const start = { index: 0, battingFirst: number % 2, conditions }
    const [first, reply] = startPair(twoTeams(number), rules, start)
    for (const ball of ballsOf(first, random)) note(sums, ball)
    reply.target = first.runs + 1
    for (const ball of ballsOf(reply, random)) note(sums, ball)
    return { first, reply }
  })
  return { matches, sums }
}

function* ballsOf(innings: Innings, random: ReturnType<typeof createRandom>): Generator<Ball> {
  let named = -1
  while (innings.end === 'open') {
    if (innings.balls % BALLS_PER_OVER === 0 && innings.balls !== named) {
      named = innings.balls
      innings.bowler = chooseBowler(innings, random)
    }
    const isPowerplay = innings.balls < innings.rules.powerplayBalls
    yield { delivery: bowlBall(innings, random), isPowerplay }
  }
}

function note(sums: Sums, { delivery, isPowerplay }: Ball): void {
  const { kind, total, offBat, wicket } = delivery
  sums.runs += total
  sums.extras += total - offBat
  if (wicket !== null) sums.outs.push(wicket.how)
  if (!isPowerplay || kind === 'wide' || kind === 'no_ball') return
  sums.powerplay += 1
  if (total === 0) sums.dots += 1
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** How far two lists stray together: with itself, the variance. */
function together(ones: readonly number[], others: readonly number[]): number {
  const [one, other] = [meanOf(ones), meanOf(others)]
  return meanOf(ones.map((value, index) => (value - one) * ((others[index] ?? 0) - other)))
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN
}

function figuresOf(format: CricketFormat) {
  const { matches, sums } = playAll(format)
  const firsts = matches.map(({ first }) => first.runs)
  const replies = matches.map(({ reply }) => reply.runs)
  const [varianceOne, varianceOther] = [together(firsts, firsts), together(replies, replies)]
  const defended = matches.filter(({ first, reply }) => first.runs > reply.runs)
  const shareOut = (how: string) => sums.outs.filter((one) => one === how).length / sums.outs.length
  return {
    mean: meanOf(firsts),
    sd: Math.sqrt(varianceOne),
    correlation: together(firsts, replies) / Math.sqrt(varianceOne * varianceOther),
    chased: meanOf(matches.map(({ first, reply }) => Number(reply.runs > first.runs))),
    allOut: meanOf(matches.map(({ reply }) => Number(reply.wickets === 10))),
    wonByRuns: medianOf(defended.map(({ first, reply }) => first.runs - reply.runs)),
    extras: sums.extras / sums.runs,
    lbw: shareOut('lbw'),
    stumped: shareOut('stumped'),
    powerplayDots: sums.dots / sums.powerplay,
  }
}

const REAL = {
  T20: {
    mean: [150, 175],
    sd: [30, 40],
    correlation: [0.5, 0.7],
    chased: [0.45, 0.6],
    allOut: [0.11, 0.2],
    wonByRuns: [20, 34],
    extras: [0.04, 0.065],
    lbw: [0.055, 0.08],
    stumped: [0.02, 0.035],
    powerplayDots: [0.45, 0.5],
  },
  ODI: {
    mean: [245, 280],
    sd: [55, 75],
    correlation: [0.5, 0.7],
    chased: [0.45, 0.6],
    extras: [0.04, 0.065],
    lbw: [0.055, 0.08],
    stumped: [0.02, 0.035],
  },
} as const

describe.each(['T20', 'ODI'] as const)('the figures of %s are those of the sport', (format) => {
  const figures = figuresOf(format)

  test.each(Object.entries(REAL[format]))('[DATA-05] %s is between %j', (name, [from, to]) => {
    const figure = figures[name as keyof typeof figures]
    expect(figure).toBeGreaterThan(from)
    expect(figure).toBeLessThan(to)
  })
})
