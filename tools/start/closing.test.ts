import { expect, test, vi } from 'vitest'
import { createClosing } from './closing.ts'

test('what was opened last is closed first, once', async () => {
  const closed: string[] = []
  const closing = createClosing()
  closing.onBegin(() => closed.push('begin'))
  closing.add(() => void closed.push('postgres'))
  closing.add(async () => void closed.push('api'))
  await Promise.all([closing.run(), closing.run()])
  expect(closed).toEqual(['begin', 'api', 'postgres'])
})

test('one that fails to close does not keep the others open', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const closed: string[] = []
  const closing = createClosing()
  closing.add(() => void closed.push('postgres'))
  closing.add(() => Promise.reject(new Error('stuck')))
  await closing.run()
  expect(closed).toEqual(['postgres'])
  expect(complain).toHaveBeenCalledOnce()
  complain.mockRestore()
})

test('what is opened while all is being closed is closed as well', async () => {
  const closed: string[] = []
  const closing = createClosing()
  closing.add(() => closing.add(() => void closed.push('late')))
  await closing.run()
  expect(closed).toEqual(['late'])
})
