import { expect, test } from 'vitest'
import { moneyWriter } from '../../../games/page/hud/money-text.ts'
import { cashOutView, type CashOutState } from './cash-out-view.ts'

const money = moneyWriter('BDT')
const offer = { betId: 'b1', worthMinor: '8899', waitMs: 0 }
const ready: CashOutState = { offer, heard: true, phase: 'choosing', refusal: null }
const seen = (but: Partial<CashOutState>) => cashOutView({ ...ready, ...but }, money)
const failure = { message: '', code: '', request_id: '' }

test('what the bet is worth can be taken', () => {
  expect(seen({})).toEqual({
    worth: money(8_899n),
    note: { said: { key: 'cashNote', values: {} }, tone: 'plain' },
    button: {
      said: { key: 'cashOutFor', values: { amount: money(8_899n) } },
      enabled: true,
      busy: false,
    },
  })
  const waits = seen({ offer: { ...offer, waitMs: 3_000 } })
  expect(waits.note.said).toEqual({ key: 'cashInPlay', values: { seconds: 3 } })
})

test.each<[string, Partial<CashOutState>, string]>([
  ['before the book was heard', { offer: null, heard: false }, 'placingNote'],
  ['while it is not offered', { offer: null }, 'cashNotOffered'],
  ['while it is on its way', { phase: 'asking' }, 'placingNote'],
  ['once the bet is decided', { phase: 'over' }, 'cashTooLate'],
])('%s it can not', (_, but, key) => {
  const { note, button } = seen(but)
  expect([note.said.key, button.enabled]).toEqual([key, false])
})

test('less than was shown is told, and can be taken', () => {
  const refusal = { ...failure, code: 'CASH_OUT_CHANGED', worthMinor: '7000' }
  const { note, button } = seen({ refusal })
  expect(note.said).toEqual({ key: 'cashChanged', values: { amount: money(7_000n) } })
  expect(button.enabled).toBe(true)
})

test('what was not heard of is asked for again', () => {
  const { note, button } = seen({ phase: 'lost', offer: null })
  expect([note.said.key, button]).toEqual([
    'cashLost',
    { said: { key: 'askAgain' }, enabled: true, busy: false },
  ])
})
