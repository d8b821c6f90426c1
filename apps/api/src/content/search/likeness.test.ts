import { expect, test } from 'vitest'
import { likeness } from './likeness.ts'

test.each([
  ['tiger', 'Tiger Night', 0],
  ['NIGHT tig', 'Tiger Night', 0],
  ['tigre', 'Tiger Night', 1],
  ['tger', 'Tiger Night', 1],
  ['tigger', 'Tiger Night', 1],
  ['tixer', 'Tiger Night', 1],
  ['txxer', 'Tiger Night', null],
  ['tix', 'Tiger Night', null],
  ['tiger river', 'Tiger Night', null],
  ['বাঘের', 'বাঘের রাত', 0],
  ['বাঘেড়', 'বাঘের রাত', 1],
  ['৫০', '50 free spins', 0],
  ['50', '৫০টি ফ্রি স্পিন', 0],
])('"%s" is like "%s": %s', (typed, name, faults) => {
  expect(likeness(typed, name)).toBe(faults)
})
