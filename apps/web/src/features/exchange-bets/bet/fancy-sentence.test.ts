import { expect, test } from 'vitest'
import { fancySentence } from './fancy-sentence.ts'

test.each([
  ['yes', '48', '90', 'runsWin'],
  ['no', '48', '110', 'runsLose'],
  ['yes', '7', '90', 'runsWin'],
  ['yes', '7', '850', 'digitWin'],
  ['yes', '31-40', '90', 'windowWin'],
  ['no', '31-40', '90', 'windowLose'],
  ['yes', 'Even', '95', 'evenWin'],
  ['no', 'Odd', '95', 'oddWin'],
  ['no', 'Even', '95', 'oddWin'],
] as const)('[SIL-115, LAW-15] %s on %s at %s reads %s', (side, run, rate, sentence) => {
  expect(fancySentence({ side, run, rate })).toBe(sentence)
})
