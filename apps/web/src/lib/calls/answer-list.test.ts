import { expect, test } from 'vitest'
import { answerList } from './answer-list.ts'

test('[SIL-024] a list comes bare, under data or under its own name', () => {
  expect(answerList([1, 2])).toEqual([1, 2])
  expect(answerList({ data: [1] }, 'turnover')).toEqual([1])
  expect(answerList({ turnover: [3] }, 'turnover')).toEqual([3])
})

test('an answer without a list is empty', () => {
  expect(answerList(null)).toEqual([])
  expect(answerList({ message: 'no' }, 'data')).toEqual([])
})
