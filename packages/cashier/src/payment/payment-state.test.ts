import { describe, expect, test } from 'vitest'
import { EVENT_SOURCES, PAYMENT_DIRECTIONS } from '../lists.ts'
import { mayMove, statesAfter, statesBefore, WAITING_STATES, wayTo } from './payment-state.ts'

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
})
