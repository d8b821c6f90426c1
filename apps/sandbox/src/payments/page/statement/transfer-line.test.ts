import { expect, test } from 'vitest'
import { transferLine } from './transfer-line.ts'

const transfer = {
  trx_id: 'A1B2C3D4E5',
  wallet: 'bkash',
  wallet_name: 'bKash',
  type: 'Send Money',
  from: '01711223344',
  to: '01300000001',
  amount: '123456.50',
  currency: 'BDT',
  at: '2026-11-20T18:30:05.000Z',
} as const

test('[CASH-41] the phone that pays sees who gets it, and a minus', () => {
  expect(transferLine(transfer, '01711223344')).toEqual({
    about: 'Send Money to 01300000001',
    amount: '−Tk 1,23,456.50',
    isIn: false,
  })
})

test('[CASH-41] the phone that is paid sees who paid, and a plus', () => {
  expect(transferLine(transfer, '01300000001')).toEqual({
    about: 'Send Money from 01711223344',
    amount: '+Tk 1,23,456.50',
    isIn: true,
  })
})

test('[CASH-41] a wallet of rupees writes rupees', () => {
  const inRupees = { ...transfer, wallet: 'paytm', currency: 'INR' } as const
  expect(transferLine(inRupees, '01300000001').amount).toBe('+₹ 1,23,456.50')
})

test('[CASH-41] play money comes from nobody', () => {
  const minted = { ...transfer, type: 'Play money', from: 'MINT', to: '01711223344' }
  expect(transferLine(minted, '01711223344').about).toBe('Play money to start with')
})
