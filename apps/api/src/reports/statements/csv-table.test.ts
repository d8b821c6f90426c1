import { expect, test } from 'vitest'
import { csvTable } from './csv-table.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "1"', '"say ""1"""'],
  ['-12.50', '-12.50'],
  ['=1+1', "'=1+1"],
  ['-1+cmd', "'-1+cmd"],
  ['@sum', "'@sum"],
  ['+88017', "'+88017"],
])('a spreadsheet reads %j as text or a figure', (text, written) => {
  expect(csvTable([[text, 'x']])).toBe(`\uFEFF${written},x\r\n`)
})
