import { expect, test } from 'vitest'
import {
  ABUSE_ACTS,
  needsReason,
  stateAfterAct,
  type AbuseAct,
  type AbuseState,
} from './abuse-case.ts'

test.each<[AbuseState, Partial<Record<AbuseAct, AbuseState>>]>([
  [
    'open',
    { take: 'open', note: 'open', watch: 'watching', clear: 'cleared', confirm: 'confirmed' },
  ],
  ['watching', { take: 'watching', note: 'watching', clear: 'cleared', confirm: 'confirmed' }],
  ['cleared', { note: 'cleared' }],
  ['confirmed', { take: 'confirmed', note: 'confirmed', clear: 'cleared' }],
])('[SIL-026] what may be done with a case that is %s', (state, after) => {
  for (const act of ABUSE_ACTS) expect(stateAfterAct(state, act)).toBe(after[act] ?? null)
})

test('[SIL-026] everything but taking a case needs words', () => {
  expect(ABUSE_ACTS.filter(needsReason)).toEqual(['note', 'watch', 'clear', 'confirm'])
})
