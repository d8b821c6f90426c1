import { ApiFailure } from '@maidan/client'
import { expect, test } from 'vitest'
import { WithdrawalFailure } from './withdraw.ts'
import { withdrawalNotice } from './withdrawal-notice.ts'

const texts = {
  broke: 'An error occurred. Please try again.',
  errorOccurred: 'An error occurred.',
  unknownError: 'An unknown error occurred.',
  completeTurnover: 'Please complete your turnover and try again.',
}

const refused = (stage: 'check' | 'submit', status: number, body: object) =>
  new WithdrawalFailure(stage, {
    cause: new ApiFailure(stage, { kind: 'refused', status, body, raw: body }),
  })

const notice = (error: unknown) => withdrawalNotice(error, texts, 'en')

test('[CASH-80] a missing Date of Birth leads to the profile, in the words of the server', () => {
  expect(notice(refused('check', 400, { error: 'Date of Birth missing' }))).toEqual({
    text: 'Date of Birth missing',
    leadsTo: 'profile',
  })
})

test('[CASH-81] any other error of the check is shown as it is', () => {
  expect(notice(refused('check', 400, { error: 'X', message: 'Y' }))).toEqual({ text: 'X' })
})

test('[CASH-82] a refused check without an error leads to the turnover record', () => {
  const link = { text: texts.completeTurnover, leadsTo: 'turnover' }
  expect(notice(refused('check', 400, {}))).toEqual(link)
  expect(notice(refused('check', 400, { message: 'Y' }))).toEqual(link)
})

test('[CASH-83] other refusals show the server error, else the fallback', () => {
  expect(notice(refused('submit', 500, { error: 'X' }))).toEqual({ text: 'X' })
  expect(notice(refused('submit', 500, {}))).toEqual({ text: texts.errorOccurred })
  expect(notice(refused('check', 500, {}))).toEqual({ text: texts.errorOccurred })
})

test('[CASH-84] an answer without its success flag', () => {
  const unflagged = new WithdrawalFailure('submit', { answer: {} })
  expect(notice(unflagged)).toEqual({ text: texts.unknownError })
})

test('[CASH-85] a broken call', () => {
  const cause = new ApiFailure('check', { kind: 'network' })
  expect(notice(new WithdrawalFailure('check', { cause }))).toEqual({ text: texts.broke })
})
