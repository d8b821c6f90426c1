import { expect, test } from 'vitest'
import { frameLanguage } from '../words/frame-language.ts'
import { oversNote } from './overs-note.ts'

test.each([
  ['en', '50.0 ov', '50.0 ov'],
  ['en', 'SO 12/1 (1.0 ov)', 'SO 12/1 (1.0 ov)'],
  ['bn', '50.0 ov', '৫০.০ ওভার'],
  ['bn', 'SO 12/1 (1.0 ov)', 'সুপার ওভার ১২/১ (১.০ ওভার)'],
  ['bn', '', ''],
])('overs in %s: "%s" is "%s"', (lang, note, shown) => {
  expect(oversNote(note, frameLanguage(lang))).toBe(shown)
})
