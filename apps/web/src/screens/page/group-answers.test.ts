import { parseProse } from '@maidan/ui'
import { expect, test } from 'vitest'
import { findAnswers, groupAnswers } from './group-answers.ts'

const { lead, groups } = groupAnswers(
  parseProse(`Ask away.

## Deposits
### How much?
From 200 taka.
- bKash
- Nagad
### When?
Soon.

## বোনাস
### টার্নওভার কী?
৩ গুণ।`),
)

test('headings are groups, smaller ones questions, and what stands before them leads', () => {
  expect(lead).toHaveLength(1)
  expect(groups.map(({ title, answers }) => [title, answers.map((one) => one.question)])).toEqual([
    ['Deposits', ['How much?', 'When?']],
    ['বোনাস', ['টার্নওভার কী?']],
  ])
  expect(groups[0]?.answers[0]?.blocks).toHaveLength(2)
})

test.each([
  ['', ['How much?', 'When?', 'টার্নওভার কী?']],
  ['  ', ['How much?', 'When?', 'টার্নওভার কী?']],
  ['DEPOSIT', ['How much?', 'When?']],
  ['nagad 200', ['How much?']],
  ['২০০', ['How much?']],
  ['3', ['টার্নওভার কী?']],
  ['বোনাস গুণ', ['টার্নওভার কী?']],
  ['nagad soon', []],
])('the words "%s" leave %j', (typed, questions) => {
  const found = findAnswers(groups, typed).flatMap(({ answers }) => answers)
  expect(found.map(({ question }) => question)).toEqual(questions)
})
