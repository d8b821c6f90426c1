import { expect, test } from 'vitest'
import { StudioRefusal } from '../../../games/page/studio/call-studio.ts'
import { betFailure, noticeText } from './room-notice.ts'

test('a contest that is full says how many entries it takes, and that no money was taken', () => {
  const refusal = new StudioRefusal({ message: '', code: 'CONTEST_FULL', request_id: '' })
  const notice = betFailure(refusal, 5_000n)
  expect(noticeText(notice, 'en', String, 300)).toBe(
    'This contest is full: 300 entries. Choose another entry fee or the next round. No money was taken.',
  )
  expect(noticeText(notice, 'bn', String, 300)).toContain('৩০০টি দল')
})
