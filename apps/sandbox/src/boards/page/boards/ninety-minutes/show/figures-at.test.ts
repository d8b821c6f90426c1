import { MATCH_SIDES, ninetyMinutes, type MatchPlay } from '@maidan/casino'
import { describe, expect, test } from 'vitest'
import { ballAt } from './ball-at.ts'
import { figuresAt, shownOf, type Shown } from './figures-at.ts'
import { HALF_TIMES, MATCH_MS } from './match-clock.ts'
import { eyeAt, project, WORLD } from './pitch-view.ts'

/** Matches as they are drawn, and one with as many goals as there can be. */
function drawnMatches(): readonly MatchPlay[] {
  let state = 20_261_127
  const draws = {
    below: (limit: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return Math.floor((state / 2 ** 32) * limit)
    },
    used: () => 0,
  }
  const most = { below: (limit: number) => limit - 1, used: () => 0 }
  const matches = Array.from({ length: 60 }, (_, number) => ninetyMinutes.draw(draws, number).play)
  return [...matches, ninetyMinutes.draw(most, 0).play]
}

const matches = drawnMatches().map(shownOf)

const STEP_MS = 20
const FARTHEST_STEP = 9

/** Where a side has a player beside the picture, or one who is suddenly somewhere else. */
function straysOf(shown: Shown, side: 'first' | 'second', match: number): readonly string[] {
  const strays: string[] = []
  let before = figuresAt(shown, side, 0)
  for (let ms = STEP_MS; ms < MATCH_MS; ms += STEP_MS) {
    const now = figuresAt(shown, side, ms)
    const isChange = Math.abs(ms - HALF_TIMES.early.endsMs - 1_000) < 240
    for (const [place, { x, y }] of now.entries()) {
      const moved = Math.hypot(x - (before[place]?.x ?? x), y - (before[place]?.y ?? y))
      const isOut = x < 0 || x > WORLD.width || y < 0 || y > WORLD.height
      if (isOut || (moved > FARTHEST_STEP && !isChange)) {
        strays.push(`match ${match}, ${side} ${place} at ${ms}: ${moved.toFixed(1)}`)
      }
    }
    before = now
  }
  return strays
}

describe('the ball', () => {
  test('goes from touch to touch, each after the one before it', () => {
    for (const { touches } of matches) {
      for (const [place, touch] of touches.slice(1).entries()) {
        expect(touch.atMs).toBeGreaterThan(touches[place]?.atMs ?? -1)
      }
    }
  })

  test.each([
    ['first', 12, 1],
    ['second', 12, 0],
    ['first', 60, 0],
    ['second', 60, 1],
  ] as const)('of a goal for %s in minute %d is in the net at %d', (side, minute, end) => {
    const { touches, moments } = shownOf({ goals: [{ side, minute }], look: 9 })
    const goal = moments.find(({ kind }) => kind === 'goal')
    const { u, v } = ballAt(touches, (goal?.atMs ?? 0) + 1).spot
    expect(Math.abs(u - end)).toBeLessThan(0.03)
    expect(end === 1 ? u : 1 - u).toBeGreaterThan(1)
    expect(Math.abs(v - 0.5)).toBeLessThan(0.1)
  })

  test('is in the net when a goal is told and nowhere in it else', () => {
    for (const { touches, moments } of matches) {
      const isIn = (ms: number) => {
        const { u, v } = ballAt(touches, ms).spot
        return Math.abs(u - 0.5) > 0.51 && Math.abs(v - 0.5) < 0.1
      }
      for (const { kind, atMs } of moments)
        expect([kind, isIn(atMs + 1)]).toEqual([kind, kind === 'goal'])
    }
  })

  test('lies in the middle as a half begins', () => {
    const { touches } = shownOf({ goals: [], look: 1 })
    for (const { beginsMs } of Object.values(HALF_TIMES)) {
      expect(ballAt(touches, beginsMs).spot).toEqual({ u: 0.5, v: 0.5 })
    }
  })
})

describe('the players', () => {
  test('stay on the picture and run no faster than an eye can follow, but to change ends', () => {
    const strays = matches
      .slice(0, 4)
      .flatMap((shown, number) => MATCH_SIDES.flatMap((side) => straysOf(shown, side, number)))
    expect(strays).toEqual([])
  })

  test('stand in their own half as the match begins, the one at home on the left', () => {
    const shown = shownOf({ goals: [], look: 2 })
    const middle = project({ u: 0.5, v: 0.5 }).x
    for (const { x } of figuresAt(shown, 'first', 0)) expect(x).toBeLessThan(middle)
    for (const { x } of figuresAt(shown, 'second', 0)) expect(x).toBeGreaterThan(middle)
  })

  test('have one of theirs at the ball as it is touched, or on the way there', () => {
    const away = matches.flatMap((shown) =>
      shown.touches
        .filter(({ by }) => by !== 'nobody')
        .map(({ atMs, spot, side }) => {
          const ball = project(spot)
          const figures = figuresAt(shown, side, atMs)
          return Math.min(...figures.map(({ x, y }) => Math.hypot(x - ball.x, y - ball.y)))
        }),
    )
    const near = away.filter((far) => far < NEAR).length
    expect(near / away.length).toBeGreaterThan(0.95)
  })
})

/** As near as the arm of a player who is drawn 27 high. */
const NEAR = 20

test('the eye follows the ball, and comes less far from the middle', () => {
  const middle = WORLD.width / 2
  expect(eyeAt(middle)).toBe(middle)
  expect(eyeAt(100)).toBeGreaterThan(100)
  expect(eyeAt(100)).toBeLessThan(middle)
})
