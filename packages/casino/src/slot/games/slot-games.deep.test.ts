import type { SlotEvent } from '@maidan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { BLOCK_BYTES, BLOCKS_PER_ROUND_MAX } from '../../fairness/draw-message.ts'
import { clusterSizes } from '../clusters/cluster-pay.ts'
import { paysClusters } from '../clusters/pays-clusters.ts'
import { exactRtp, type ExactRtp } from '../exact-rtp.ts'
import { isHit } from '../fixtures/is-hit.ts'
import { seededDraws } from '../fixtures/seeded-draws.ts'
import { maxWinTimesBet, maxWinUnits } from '../wins/max-win.ts'
import { paytable } from '../paytable.ts'
import { playSlot } from '../play-slot.ts'
import { windowsOf } from '../reel-strip.ts'
import type { SlotGame } from '../slot-game.ts'
import { slotGame, slotGames } from './index.ts'
import { roundsOfRun } from '../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(16_000)
const DRAW_BYTES = 4

const games = slotGames.map((game) => ({ code: game.code, game }))

function allStrips(game: SlotGame): readonly (readonly string[])[] {
  return [...game.reels, ...(game.freeReels ?? [])]
}

/** The draws of the longest round there is; refused ones left out. */
function mostDraws({ mechanic, freeSpinsMax, reels, rows }: SlotGame): number {
  switch (mechanic.kind) {
    case 'spins':
    case 'cascades':
      return (1 + freeSpinsMax) * reels.length
    case 'respins': {
      // The slowest way is one more wild reel in every view: each respin holds one reel more.
      const held = (mechanic.respinsMax * (mechanic.respinsMax + 1)) / 2
      return (1 + mechanic.respinsMax) * reels.length - held
    }
    case 'hold': {
      // Each empty place is drawn for in every respin; the slowest way is one coin in the last of them.
      const places = reels.length * rows
      const empty = places - mechanic.coinsNeeded
      return reels.length + places + (mechanic.respins * empty * (empty + 1)) / 2
    }
  }
}

/** What an event adds to the round's total. */
function paidBy(event: SlotEvent): bigint {
  if (event.type === 'wins') return event.wins.reduce((sum, win) => sum + BigInt(win.winMinor), 0n)
  return event.type === 'hold_ended' ? BigInt(event.totalMinor) : 0n
}

describe.each(games)('$code', ({ game }) => {
  test('is found by its code, which begins with its platform', () => {
    expect(slotGame(game.code)).toBe(game)
    expect(game.code.startsWith(`${game.platform}-`)).toBe(true)
  })

  test('has no unknown symbol and none that cannot be reached', () => {
    const onStrips = new Set(allStrips(game).flat())
    expect(onStrips).toEqual(new Set(game.symbols))
    const counted = game.mechanic.kind === 'hold' ? game.mechanic.symbol : game.scatter?.symbol
    const paying = [...Object.keys(game.pays), ...(counted === undefined ? [] : [counted])]
    const silentWild = game.wild && !game.pays[game.wild.symbol] ? [game.wild.symbol] : []
    expect(new Set([...paying, ...silentWild])).toEqual(new Set(game.symbols))
  })

  test('can show five of every paying symbol, with wilds', () => {
    const { wild } = game
    for (const symbol of Object.keys(game.pays)) {
      const shown = game.reels.filter(
        (strip) => strip.includes(symbol) || (wild && strip.includes(wild.symbol)),
      )
      expect([symbol, shown.length]).toEqual([symbol, 5])
    }
  })

  test('never shows two scatters on one reel, and can show five', () => {
    const { scatter } = game
    if (!scatter) return
    for (const strip of allStrips(game)) {
      const counts = windowsOf(strip, game.rows).map(
        (window) => window.filter((symbol) => symbol === scatter.symbol).length,
      )
      expect(Math.max(...counts)).toBe(1)
    }
  })

  test('pays more for more of a symbol, and for three wherever it pays at all', () => {
    const runs = paysClusters(game) ? [] : Object.values(game.pays)
    for (const { 2: two = 0, 3: three = 0, 4: four = 0, 5: five = 0 } of [
      ...runs,
      ...(game.scatter ? [game.scatter.pays] : []),
    ]) {
      expect(three).toBeGreaterThan(two)
      expect(four).toBeGreaterThan(three)
      expect(five).toBeGreaterThan(four)
    }
  })

  test('pays a group more at each of its sizes, which fit the grid', () => {
    if (!paysClusters(game)) return
    const sizes = clusterSizes(game.evaluation)
    expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b))
    expect(sizes.at(-1)).toBeLessThan(game.reels.length * game.rows)
    for (const pays of Object.values(game.pays)) {
      expect(pays).toHaveLength(sizes.length)
      expect(pays.every((pay, at) => pay > (pays[at - 1] ?? 0))).toBe(true)
    }
  })

  test('pays its symbols in the order it lists them', () => {
    const most = game.symbols.flatMap((symbol) =>
      paysClusters(game) ? (game.pays[symbol]?.at(-1) ?? []) : (game.pays[symbol]?.[5] ?? []),
    )
    expect(most.every((pay, at) => pay < (most[at - 1] ?? Infinity))).toBe(true)
  })

  test('has different lines, with one row on each reel', () => {
    if (game.evaluation.kind !== 'lines') return
    const { lines } = game.evaluation
    expect(new Set(lines.map((rows) => rows.join())).size).toBe(lines.length)
    expect(lines.every((rows) => rows.length === 5 && rows.every((row) => row in [0, 1, 2]))).toBe(
      true,
    )
    expect(game.costUnits).toBe(lines.length)
  })

  test('divides every bet level of every currency exactly into its units', () => {
    for (const levels of Object.values(game.betLevelsMinor)) {
      expect(levels.length).toBe(9)
      for (const betMinor of levels) expect(betMinor % BigInt(game.costUnits)).toBe(0n)
      expect(levels.every((level, at) => level > (levels[at - 1] ?? 0n))).toBe(true)
    }
    expect(game.betLevelsMinor.BDT.at(0)).toBe(1_000n)
    expect(game.betLevelsMinor.BDT.at(-1)).toBe(500_000n)
  })

  test('has a win cap that no round can reach beyond, and not higher than it needs', () => {
    expect(maxWinUnits(game)).toBeLessThanOrEqual(game.winCapTimesBet * game.costUnits)
    expect(game.winCapTimesBet - maxWinTimesBet(game)).toBeLessThanOrEqual(1)
  })

  test('decides its longest round with half the draws of a round to spare', () => {
    expect(mostDraws(game) * DRAW_BYTES).toBeLessThanOrEqual(
      (BLOCKS_PER_ROUND_MAX * BLOCK_BYTES) / 2,
    )
  })

  test('has a pay table with a row for everything that pays', () => {
    const { rows } = paytable(game, game.betLevelsMinor.BDT[0] ?? 0n)
    expect(new Set(rows.map(({ symbol }) => symbol))).toEqual(
      new Set([...Object.keys(game.pays), ...(game.scatter ? [game.scatter.symbol] : [])]),
    )
  })
})

describe.each(games)('$code played', ({ game }) => {
  let exact: ExactRtp
  beforeAll(() => {
    exact = exactRtp(game)
  })

  test(`${ROUNDS} times returns and hits what the exact figures say, within four sigma`, () => {
    const draws = seededDraws(20_260_214)
    const betMinor = BigInt(game.costUnits)
    let sum = 0
    let squares = 0
    let hits = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const { totalWinMinor, events } = playSlot(game, { betMinor, draws })
      const timesBet = Number(totalWinMinor) / game.costUnits
      sum += timesBet
      squares += timesBet * timesBet
      if (isHit(events)) hits += 1
    }
    const mean = sum / ROUNDS
    const sigma = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
    const rtp = Number((exact.numerator * 1_000_000n) / exact.denominator) / 1_000_000
    expect(Math.abs(mean - rtp)).toBeLessThan(4 * sigma)

    const hit = Number((exact.hitNumerator * 1_000_000n) / exact.hitDenominator) / 1_000_000
    const hitSigma = Math.sqrt((hit * (1 - hit)) / ROUNDS)
    expect(Math.abs(hits / ROUNDS - hit)).toBeLessThan(4 * hitSigma)
  })

  test('events add up, win by win, to the total that is paid', () => {
    const draws = seededDraws(7)
    const betMinor = game.betLevelsMinor.BDT[0] ?? 0n
    for (let round = 0; round < 1000; round += 1) {
      const { totalWinMinor, events } = playSlot(game, { betMinor, draws })
      const total = events.reduce((sum, event) => sum + paidBy(event), 0n)
      expect(total).toBe(totalWinMinor)
      const last = { type: 'round_total', totalMinor: total.toString(), capped: false }
      expect(events.at(-1)).toEqual(last)
    }
  })
})

test('the games return 95.0 to 96.8 per cent, each a different share', () => {
  const percents = slotGames.map((game) => exactRtp(game).percent)
  expect(percents).toEqual([
    '96.19',
    '95.36',
    '96.50',
    '96.28',
    '96.47',
    '96.41',
    '95.87',
    '95.16',
    '96.63',
    '96.56',
  ])
})

test('no two games have the same code, title, strips or pays', () => {
  for (const of of [
    (game: SlotGame) => game.code,
    (game: SlotGame) => game.title,
    (game: SlotGame) => JSON.stringify(game.reels),
    (game: SlotGame) => JSON.stringify(game.pays),
  ]) {
    expect(new Set(slotGames.map(of)).size).toBe(slotGames.length)
  }
  expect(slotGame('PADMA-NOTHING')).toBeUndefined()
})
