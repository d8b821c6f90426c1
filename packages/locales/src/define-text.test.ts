import { expect, test } from 'vitest'
import { defineText, translator } from './define-text.ts'

const area = defineText(
  { sent: 'A code was sent by {channel} to {phone}', plain: 'Done' },
  { bn: { sent: '{phone} নম্বরে {channel} করে কোড পাঠানো হয়েছে', plain: 'হয়েছে' } },
)

test('[I18N-02] placeholders are filled in each language, in any order', () => {
  expect(translator(area, 'en')('sent', { channel: 'SMS', phone: '017' })).toBe(
    'A code was sent by SMS to 017',
  )
  expect(translator(area, 'bn')('sent', { channel: 'SMS', phone: '017' })).toBe(
    '017 নম্বরে SMS করে কোড পাঠানো হয়েছে',
  )
})

test('a text without placeholders needs no values', () => {
  expect(translator(area, 'bn')('plain')).toBe('হয়েছে')
})
