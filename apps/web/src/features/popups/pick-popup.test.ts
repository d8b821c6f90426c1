import { expect, test } from 'vitest'
import { pickPopup } from './pick-popup.ts'

const calm = {
  marketBlockOpen: false,
  loggedIn: true,
  regPopup: '0',
  popup: '0',
  systemNotice: 'Read <b>this</b>',
}

test('[POP-07] no notice unless popup is 1', () => {
  expect(pickPopup(calm)).toBeNull()
  expect(pickPopup({ ...calm, popup: null })).toBeNull()
  expect(pickPopup({ ...calm, popup: '1' })).toBe('notice')
})

test('[POP-11] no welcome unless regPopup is 1', () => {
  expect(pickPopup({ ...calm, regPopup: '1' })).toBe('welcome')
  expect(pickPopup({ ...calm, regPopup: null })).toBeNull()
})

test('[SIL-066] welcome first, notice after it; an empty notice is none', () => {
  expect(pickPopup({ ...calm, regPopup: '1', popup: '1' })).toBe('welcome')
  expect(pickPopup({ ...calm, popup: '1', systemNotice: ' ' })).toBeNull()
  expect(pickPopup({ ...calm, popup: '1', systemNotice: undefined })).toBeNull()
})

test('a guest sees none', () => {
  expect(pickPopup({ ...calm, loggedIn: false, popup: '1', regPopup: '1' })).toBeNull()
})
