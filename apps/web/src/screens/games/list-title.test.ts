import { expect, test } from 'vitest'
import { listTitle } from './list-title.ts'

test('a list of a kind is named in the language of its reader, any other as its address says', () => {
  expect(listTitle({ type: 'slot', title: 'Slot' }, 'bn')).toBe('স্লট')
  expect(listTitle({ type: 'slot', title: 'স্লট' }, 'en')).toBe('Slot')
  expect(listTitle({ type: 'slot', title: 'Night slots' }, 'bn')).toBe('Night slots')
  expect(listTitle({ type: 'slot' }, 'bn')).toBe('')
})
