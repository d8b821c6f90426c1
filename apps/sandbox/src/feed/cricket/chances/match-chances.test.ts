import { describe, expect, test } from 'vitest'
import { createRandom } from '../../random/random.ts'
import { drawConditions } from '../conditions/conditions.ts'
import { startPair } from '../play/stage.ts'
import { type CricketFormat, rulesOf } from '../rules/cricket-rules.ts'
import { bowlThrough } from '../testing/bowl-through.ts'
import { twoTeams } from '../testing/play-through.ts'
import { battingSideChance } from './match-chances.ts'

type Seen = Readonly<{ chance: number; isWon: boolean }>

/** What the model said of the first side before every over of a match, and whether it won. */
function chancesOfMatch(format: CricketFormat, number: number): readonly Seen[] {
  const random = createRandom(`chances ${format} ${number}`)
  const start = { index: 0, battingFirst: 0, conditions: drawConditions(random.fork('day')) }
  const [first, reply] = startPair(twoTeams(number), rulesOf(format), start)
  const chances: number[] = []
  bowlThrough(first, random, () => chances.push(battingSideChance(first, reply)))
  reply.target = first.runs + 1
  bowlThrough(reply, random, () => chances.push(1 - battingSideChance(reply, null)))
  if (reply.runs === first.runs) return []
  return chances.map((chance) => ({ chance, isWon: first.runs > reply.runs }))
}

describe.each([
  { format: 'T20', matches: 700 },
  { format: 'ODI', matches: 500 },
] as const)('the chances of $format', ({ format, matches }) => {
  const seen = Array.from({ length: matches }, (_, number) => chancesOfMatch(format, number)).flat()

  test.each([
    { from: 0, to: 0.2 },
    { from: 0.2, to: 0.4 },
    { from: 0.4, to: 0.6 },
    { from: 0.6, to: 0.8 },
    { from: 0.8, to: 1.01 },
  ])('[DATA-02] between $from and $to come true as often as they say', ({ from, to }) => {
    const bin = seen.filter(({ chance }) => chance >= from && chance < to)
    const said = bin.reduce((sum, { chance }) => sum + chance, 0) / bin.length
    const came = bin.filter(({ isWon }) => isWon).length / bin.length
    expect(Math.abs(said - came)).toBeLessThan(0.08)
  })

  test('tell more than a coin does', () => {
    const brier = seen.reduce((sum, { chance, isWon }) => sum + (chance - Number(isWon)) ** 2, 0)
    expect(brier / seen.length).toBeLessThan(0.21)
  })
})
