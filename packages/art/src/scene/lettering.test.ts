import { expect, test } from 'vitest'
import { letter } from './lettering.ts'

test('a line longer than its room shrinks to fit', () => {
  const line = letter('BOISHAKHI', { cap: 80, x: 0, y: 0, fit: 200 })
  expect(line.width).toBeLessThanOrEqual(200.5)
  expect(line.cap).toBeLessThan(80)
})

test('a centred line stands evenly on both sides of its place', () => {
  const line = letter('GOLD', { cap: 40, x: 150, y: 100, anchor: 'middle' })
  expect(line.x + line.width / 2).toBeCloseTo(150)
})

test('every letter is drawn as an outline', () => {
  expect(letter('II', { cap: 40, x: 0, y: 0 }).d.match(/M/g)).toHaveLength(2)
})

test('[I18N-02] Bangla is joined: a conjunct is narrower than its letters side by side', () => {
  const width = (text: string) => letter(text, { cap: 40, x: 0, y: 0 }).width
  expect(width('স্বা')).toBeLessThan(width('স') + width('ব') + width('া'))
  expect(width('ক্রি')).toBeLessThan(width('ক') + width('র') + width('ি'))
})

test('a sign that stands before its letter is drawn before it', () => {
  const lines = ['কি', 'ক'].map((text) => letter(text, { cap: 40, x: 0, y: 0 }).d)
  // The letter alone begins where the line begins; after the sign it stands further right.
  expect(lines[0]?.startsWith(lines[1]?.slice(0, 12) ?? '')).toBe(false)
})

test('after other lines a conjunct is joined as it was', () => {
  const draw = () => letter('স্বাগতম', { cap: 40, x: 0, y: 0 }).d
  const before = draw()
  for (const text of ['১০০%', 'ওয়ালেট', 'আজ রাতে']) letter(text, { cap: 40, x: 0, y: 0 })
  expect(draw()).toBe(before)
})

test('a letter and its dot are one sign, however they are typed', () => {
  const draw = (text: string) => letter(text, { cap: 40, x: 0, y: 0 }).d
  expect(draw('ওয\u09bcা')).toBe(draw('ও\u09dfা'))
})
