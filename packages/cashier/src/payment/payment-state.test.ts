import { describe, expect, test } from 'vitest'
import { EVENT_SOURCES, PAYMENT_DIRECTIONS, PAYMENT_STATES } from '../lists.ts'
import type { Direction, EventSource } from '../lists.ts'
import {
  firstStates,
  mayMove,
  SETTLED_STATES,
  statesAfter,
  statesBefore,
  WAITING_STATES,
  wayTo,
  wayToCredit,
} from './payment-state.ts'

describe('the table of moves', () => {
  test('[LAW-11] silence never fails a payment: no job moves unknown to failed', () => {
    for (const direction of PAYMENT_DIRECTIONS) {
      expect(statesBefore(direction, 'failed', 'job')).toEqual([])
      expect(statesAfter(direction, 'unknown', 'job')).not.toContain('failed')
    }
  })

  test('[LAW-11] only a credit on a confirmed word, never straight from a claim', () => {
    for (const source of EVENT_SOURCES) {
      expect(mayMove('deposit', 'claimed', 'credited', source)).toBe(false)
      expect(mayMove('deposit', 'review', 'credited', source)).toBe(false)
      expect(mayMove('deposit', 'credited', 'credited', source)).toBe(false)
    }
  })

  test('[LAW-11] a player moves no payment to an end that pays', () => {
    expect(statesBefore('deposit', 'credited', 'player')).toEqual([])
    expect(statesBefore('withdrawal', 'paid', 'player')).toEqual([])
    expect(statesBefore('withdrawal', 'rejected', 'player')).toEqual([])
  })

  test('[LAW-11] staff reach an end from every waiting state', () => {
    for (const state of ['claimed', 'verifying', 'review', 'unknown'] as const) {
      expect(wayTo('deposit', state, 'credited', 'staff').at(-1)).toBe('credited')
      expect(wayTo('deposit', state, 'rejected', 'staff').at(-1)).toBe('rejected')
    }
    expect(wayTo('withdrawal', 'review', 'paid', 'staff')).toEqual(['approved', 'paid'])
    expect(wayTo('deposit', 'credited', 'rejected', 'staff')).toEqual([])
    expect(wayTo('deposit', 'rejected', 'credited', 'staff')).toEqual([])
    expect(WAITING_STATES).toContain('unknown')
  })

  test('[LAW-11] what goes back or was taken back is not credited once more', () => {
    for (const source of EVENT_SOURCES) {
      expect(wayToCredit('refunding', source)).toEqual([])
      expect(wayToCredit('reversed', source)).toEqual([])
      expect(wayToCredit('confirmed', source)).toEqual(
        wayTo('deposit', 'confirmed', 'credited', source),
      )
    }
  })
})

/** Who may take a payment where: each line a state and the states that follow by that word. */
const MOVES: Record<Direction, Record<EventSource, readonly string[]>> = {
  deposit: {
    player: [
      'created: claimed cancelled',
      'presented: claimed verifying cancelled',
      'claimed: cancelled',
      'verifying: cancelled',
      'review: cancelled',
    ],
    staff: [
      'claimed: review',
      'verifying: review',
      'review: confirmed rejected',
      'unknown: review',
      'confirmed: credited',
      'credited: refunding reversed',
      'late_confirmed: credited rejected',
      'expired: late_confirmed',
      'failed: late_confirmed',
      'cancelled: late_confirmed',
      'refunding: refunded credited',
      'reversed: credited',
    ],
    partner: [
      'created: presented failed',
      'presented: verifying confirmed failed expired',
      'verifying: confirmed failed expired',
      'review: confirmed',
      'unknown: confirmed failed expired',
      'confirmed: credited',
      'credited: reversed',
      'late_confirmed: credited',
      'expired: late_confirmed',
      'failed: late_confirmed',
      'rejected: late_confirmed',
      'cancelled: late_confirmed',
      'refunding: refunded credited',
    ],
    job: [
      'created: unknown',
      'presented: verifying',
      'claimed: verifying review',
      'verifying: review unknown',
      'unknown: review',
    ],
  },
  withdrawal: {
    player: ['review: cancelled', 'requested: review'],
    staff: ['review: approved rejected', 'unknown: paid', 'approved: paid rejected'],
    partner: ['unknown: paid failed review', 'sending: paid failed review'],
    job: ['requested: review', 'approved: sending', 'sending: unknown'],
  },
}

describe.each(PAYMENT_DIRECTIONS)('a %s', (direction) => {
  test.each(EVENT_SOURCES)(
    '[LAW-11] is moved by the %s as the table says, and no other way',
    (source) => {
      const moves = PAYMENT_STATES.flatMap((from) => {
        const after = statesAfter(direction, from, source)
        return after.length === 0 ? [] : [`${from}: ${after.join(' ')}`]
      })
      expect(moves).toEqual(MOVES[direction][source])
      for (const from of PAYMENT_STATES)
        for (const to of statesAfter(direction, from, source)) {
          expect(mayMove(direction, from, to, source)).toBe(true)
          expect(statesBefore(direction, to, source)).toContain(from)
        }
    },
  )
})

test('[LAW-11] where a payment begins, ends and waits for a person', () => {
  expect(firstStates).toEqual({
    deposit: ['created', 'claimed', 'late_confirmed'],
    withdrawal: ['requested'],
  })
  expect(SETTLED_STATES.join(' ')).toBe(
    'credited expired late_confirmed failed rejected cancelled refunding refunded reversed paid',
  )
  expect(WAITING_STATES.join(' ')).toBe(
    'claimed verifying review unknown requested approved late_confirmed',
  )
})

test('[LAW-11] the way is the shortest, and none from a state to itself', () => {
  expect(wayTo('deposit', 'claimed', 'credited', 'staff')).toEqual([
    'review',
    'confirmed',
    'credited',
  ])
  expect(wayTo('deposit', 'presented', 'confirmed', 'partner')).toEqual(['confirmed'])
  expect(wayTo('deposit', 'credited', 'credited', 'staff')).toEqual([])
})
