import { expect, test } from 'vitest'
import { claimProblems, cleanTrxId } from './claim-checks.ts'

test('[CASH-50] the phone has exactly eleven digits', () => {
  const trxId = 'ABC1234'
  expect(claimProblems({ phone: '01712345678', trxId }, 'BDT')).toEqual({})
  for (const phone of ['', '0171234567', '017123456789', '0171234567x'])
    expect(claimProblems({ phone, trxId }, 'BDT')).toEqual({ phone: 'wrongPhone' })
})

test('[CASH-50] in rupees of India it has ten', () => {
  const trxId = 'ABC1234'
  expect(claimProblems({ phone: '9876543210', trxId }, 'INR')).toEqual({})
  expect(claimProblems({ phone: '98765432101', trxId }, 'INR')).toEqual({
    phone: 'wrongPhoneOfTen',
  })
})

test('[CASH-51] the transaction ID has at least seven characters', () => {
  const phone = '01712345678'
  expect(claimProblems({ phone, trxId: 'ABC123' }, 'BDT')).toEqual({ trxId: 'wrongTrxId' })
  expect(claimProblems({ phone, trxId: 'ABC1234' }, 'BDT')).toEqual({})
})

test('[CASH-41] a transaction ID is kept in upper case, without spaces', () => {
  expect(cleanTrxId(' 8n7 ab২৩cd ')).toBe('8N7AB23CD')
})
