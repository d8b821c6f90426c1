import { expect, test } from 'vitest'
import { contactAddress } from './support-chat.ts'

const all = { intercom: 'ab12', whatsapp: '+880 1711-000000', tawkId: '5f/1g', liveChat: '77' }

test('[CHAT-13] Intercom comes first', () => {
  expect(contactAddress(all)).toBe('https://intercom.help/ab12')
})

test('[CHAT-14] without Intercom a WhatsApp address opens', () => {
  expect(contactAddress({ ...all, intercom: '' })).toBe('https://wa.me/8801711000000')
  expect(contactAddress({ whatsapp: 'https://wa.me/8801' })).toBe('https://wa.me/8801')
})

test('[CHAT-15] without both the Tawk widget opens, else the live chat', () => {
  expect(contactAddress({ tawkId: '5f/1g' })).toBe('https://tawk.to/chat/5f/1g')
  expect(contactAddress({ tawkId: '5f' })).toBe('https://tawk.to/chat/5f/default')
  expect(contactAddress({ liveChat: '77' })).toBe('https://direct.lc.chat/77/')
})

test('[SIL-110] with none there is no address', () => {
  expect(contactAddress({ intercom: '', whatsapp: null })).toBeNull()
})
