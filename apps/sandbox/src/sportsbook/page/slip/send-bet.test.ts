import { expect, test } from 'vitest'
import { StudioRefusal, StudioUnreachable } from '../../../games/page/studio/call-studio.ts'
import { retryStep } from '../../../games/page/studio/spin-retry.ts'
import { failedAnswer } from './send-bet.ts'

const refusal = (code: string) => new StudioRefusal({ message: '', code, request_id: '' })

test.each([
  [new StudioUnreachable(), 'unknown'],
  [refusal('BET_IN_PROGRESS'), 'unknown'],
  [refusal('SESSION_EXPIRED'), 'over'],
  [refusal('ODDS_CHANGED'), 'refused'],
  [refusal('BET_RETURNED'), 'stake-back'],
  [refusal('BET_RETURNING'), 'stake-back'],
])('%s leaves the bet %s', (error, kind) => {
  expect(failedAnswer(error).kind).toBe(kind)
})

test('refused odds reach the slip', () => {
  const failure = { message: '', code: 'ODDS_CHANGED', request_id: '', odds: '1.80' }
  expect(failedAnswer(new StudioRefusal(failure))).toMatchObject({ failure: { odds: '1.80' } })
})

test('[LAW-19] a bet that is still on its way is asked for again under its id', () => {
  expect(retryStep(refusal('BET_IN_PROGRESS'), 1).kind).toBe('again')
  expect(retryStep(refusal('ODDS_CHANGED'), 1).kind).toBe('give-up')
})
