import { expect, test } from 'vitest'
import { messageCard } from './message-card.ts'

const sms = {
  to: '+8801711223344',
  channel: 'sms' as const,
  subject: '',
  at: '2026-11-20T18:30:05.000Z',
}

test('[API-23] a code stands in a button of its own', () => {
  expect(messageCard({ ...sms, text: '012345 is your code' })).toContain('data-code="012345"')
})

test('[API-23] longer and shorter numbers are no codes', () => {
  expect(messageCard({ ...sms, text: 'Call 01711223344 about 12345' })).not.toContain('data-code')
})

test('[SIL-053] the time is shown at GMT+6', () => {
  expect(messageCard({ ...sms, text: '' })).toContain('>2026/11/21 00:30:05<')
})

test('[API-23] what was sent cannot become part of the page', () => {
  const card = messageCard({ ...sms, subject: '"><script>', text: '<img src=x onerror=alert(1)>' })
  expect(card).not.toMatch(/<script|<img/)
})
