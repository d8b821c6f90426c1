import { describe, expect, test } from 'vitest'
import type { Fancy, Moment } from '../match/match.ts'
import { playThrough, twoTeams } from './testing/play-through.ts'

const PLAYED = [
  ...Array.from({ length: 70 }, (_, number) => play('T20', number)),
  ...Array.from({ length: 8 }, (_, number) => play('ODI', number)),
]

function play(format: 'T20' | 'ODI', number: number): readonly Moment[] {
  const weather = number % 7 === 0 ? 'wet' : 'fair'
  return playThrough({ seed: `fair ${format} ${number}`, format, teams: twoTeams(number), weather })
}

describe('lines on runs', () => {
  test('[EXCH-13] every line is decided, once, and never offered after that', () => {
    for (const moments of PLAYED) {
      const decided = new Set<string>()
      const offered = new Set<string>()
      const wrong: string[] = []
      for (const moment of moments) {
        for (const { fancyId, score } of moment.decided) {
          if (decided.has(fancyId) || !offered.has(fancyId)) wrong.push(fancyId)
          if (score !== null && !Number.isInteger(score)) wrong.push(fancyId)
          decided.add(fancyId)
        }
        for (const { fancyId } of moment.fancies) {
          if (decided.has(fancyId)) wrong.push(fancyId)
          offered.add(fancyId)
        }
      }
      expect(wrong).toEqual([])
      expect(decided.size).toBe(offered.size)
    }
  })

  test('[EXCH-14] [EXCH-15] none is open while a ball is bowled or prices are withdrawn', () => {
    const open = PLAYED.flat().filter(
      ({ ballRunning, suspended, fancies }) =>
        (ballRunning || suspended) && fancies.some((fancy) => !fancy.suspended),
    )
    expect(open).toEqual([])
  })

  test('[EXCH-12] all kinds are offered, with what each claims', () => {
    const types = new Set(PLAYED.flat().flatMap(({ fancies }) => fancies.map(({ type }) => type)))
    expect([...types].toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 6])
    const claims = { 2: 'at_least', 3: 'within', 4: 'last_digit', 5: 'even', 6: 'at_least' }
    const wrong = PLAYED.flat()
      .flatMap(({ fancies }) => fancies)
      .filter(({ type, claim }) => claims[type] !== claim.kind)
    expect(wrong).toEqual([])
  })

  test('a line on overs says how many legal balls they are, and is decided after those', () => {
    const lines = PLAYED.flat().flatMap(({ fancies }) => fancies)
    const ofOvers = lines.filter(({ fancyId }) => /-(runs|khadda|digit|even)-/.test(fancyId))
    expect(ofOvers.length).toBeGreaterThan(1_000)
    for (const { title } of ofOvers) {
      const [overs, balls] = title.en.match(/^\d+|\d+(?= legal balls\))/g) ?? []
      expect(Number(balls)).toBe(6 * Number(overs))
      expect(title.bn).toMatch(/\(বৈধ [০-৯]+ বল\)$/)
    }
  })

  test('a line and its id keep title and type', () => {
    for (const moments of PLAYED) {
      const titles = new Map<string, string>()
      const changed = moments
        .flatMap(({ fancies }) => fancies)
        .filter(({ fancyId, title, type }) => {
          const text = `${type} ${title.en} ${title.bn}`
          const before = titles.get(fancyId) ?? text
          titles.set(fancyId, text)
          return before !== text
        })
      expect(changed).toEqual([])
    }
  })
})

type Bet = Readonly<{ fancy: Fancy; score: number }>

/** Every offer of an open line together with the score that decided it. */
function betsOn(type: Fancy['type']): readonly Bet[] {
  return PLAYED.flatMap((moments) => {
    const scores = new Map(
      moments.flatMap(({ decided }) => decided.map(({ fancyId, score }) => [fancyId, score])),
    )
    return moments
      .flatMap(({ fancies }) => fancies)
      .filter((fancy) => fancy.type === type && !fancy.suspended)
      .flatMap((fancy) => {
        const score = scores.get(fancy.fancyId)
        return typeof score === 'number' ? [{ fancy, score }] : []
      })
  })
}

function isTrue({ fancy: { claim }, score }: Bet): boolean {
  if (claim.kind === 'at_least') return score >= claim.yesRuns
  if (claim.kind === 'within') return score >= claim.fromRuns && score <= claim.toRuns
  return claim.kind === 'even' ? score % 2 === 0 : score % 10 === claim.digit
}

/** What a stake of 1 on YES gains on average. */
function gainOfYes(bets: readonly Bet[]): number {
  const gains = bets.map((bet) => (isTrue(bet) ? bet.fancy.yesRate / 100 : -1))
  return gains.reduce((sum, gain) => sum + gain, 0) / bets.length
}

function shareOfYes(bets: readonly Bet[]): number {
  return bets.filter(isTrue).length / bets.length
}

describe('a fair middle', () => {
  test('YES on a fancy comes true about every second time', () => {
    const share = shareOfYes(betsOn(2))
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
  })

  test('an even score is as likely as an odd one, a digit as any other', () => {
    expect(Math.abs(shareOfYes(betsOn(5)) - 0.5)).toBeLessThan(0.1)
    expect(Math.abs(shareOfYes(betsOn(4)) - 0.1)).toBeLessThan(0.005)
  })

  test('YES on a single ball loses the house margin, no more', () => {
    const gain = gainOfYes(betsOn(6))
    expect(gain).toBeGreaterThan(-0.08)
    expect(gain).toBeLessThan(0)
  })

  test('YES on a window is worth its rate', () => {
    const gain = gainOfYes(betsOn(3))
    expect(gain).toBeGreaterThan(-0.22)
    expect(gain).toBeLessThan(0.12)
  })
})

describe('chances to win', () => {
  const won = PLAYED.flatMap((moments) => {
    const outcome = moments.at(-1)?.outcome
    return outcome?.kind === 'won' ? [{ moments, runner: outcome.runner }] : []
  })
  test('[DATA-02] add up to 1 at every moment', () => {
    const wrong = PLAYED.flat().filter(
      ({ chances }) =>
        Math.abs(chances.reduce((sum, chance) => sum + chance, -1)) > 1e-9 ||
        chances.some((chance) => !(chance >= 0 && chance <= 1)),
    )
    expect(wrong).toEqual([])
  })

  test('end at 1 for the winner and 0 for the loser', () => {
    for (const { moments, runner } of won) {
      expect(moments.at(-1)?.chances).toEqual(runner === 0 ? [1, 0] : [0, 1])
    }
  })
})
