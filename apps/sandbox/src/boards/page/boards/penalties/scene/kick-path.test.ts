import { CORNERS, type PenaltyKick } from '@maidan/casino'
import { describe, expect, test } from 'vitest'
import { ballAt, GOAL, keeperAt, SPOT, targetOf } from './kick-path.ts'

const kicks = (end: PenaltyKick['end']): PenaltyKick[] =>
  CORNERS.flatMap((ball) =>
    CORNERS.filter((dive) => end !== 'saved' || dive === ball).map((dive) => ({
      side: 'first' as const,
      end,
      ball,
      dive,
    })),
  )

const isInGoal = ({ x, y }: { x: number; y: number }) =>
  x > GOAL.left && x < GOAL.right && y > GOAL.top && y < GOAL.line

describe('the ball', () => {
  test.each(kicks('goal'))('goes into the goal from $ball past a dive to the $dive', (kick) => {
    for (let place = 0; place < 20; place += 1) {
      expect(isInGoal(targetOf(kick, place))).toBe(true)
      expect(isInGoal(ballAt(kick, place, 1, 1))).toBe(true)
    }
  })

  test.each(kicks('missed'))('to the $ball is outside when it misses', (kick) => {
    expect(isInGoal(targetOf(kick, 3))).toBe(false)
    expect(isInGoal(ballAt(kick, 3, 1, 1))).toBe(false)
  })

  test.each(kicks('saved'))('to the $ball is met by the keeper', (kick) => {
    const [target, keeper] = [targetOf(kick, 0), keeperAt(kick, 0.82, 0)]
    expect(Math.sign(target.x - SPOT.x)).toBe(Math.sign(keeper.x - SPOT.x))
    expect(ballAt(kick, 0, 1, 1).y).toBeGreaterThan(target.y)
  })

  test('lies on its spot until it is hit', () => {
    for (const kick of kicks('goal')) expect(ballAt(kick, 0, 0.41, 0)).toMatchObject(SPOT)
  })
})
