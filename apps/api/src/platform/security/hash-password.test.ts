import { expect, test } from 'vitest'
import { TooBusy } from '../too-busy.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { limitConcurrency } from './limit-concurrency.ts'

test('[API-18] a password is kept as argon2id with the house parameters', async () => {
  const stored = await hashPassword('Kestrel47moss')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(stored, 'Kestrel47moss')).toBe(true)
  expect(await verifyPassword(stored, 'Kestrel47mosS')).toBe(false)
})

test('[API-18] nobody has a password', async () => {
  expect(await verifyPassword(null, 'Kestrel47moss')).toBe(false)
})

test('[API-18] the crowd waits in turn, and beyond the queue it is busy', async () => {
  const inTurn = limitConcurrency({ atOnce: 2, waitingMax: 3 })
  const gates: (() => void)[] = []
  let under = 0
  let most = 0
  const task = async () => {
    under += 1
    most = Math.max(most, under)
    await new Promise<void>((resolve) => gates.push(resolve))
    under -= 1
  }
  const tasks = Array.from({ length: 5 }, () => inTurn(task))
  await expect(inTurn(task)).rejects.toBeInstanceOf(TooBusy)
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => gates.length).toBeGreaterThan(0)
    gates.shift()?.()
  }
  await Promise.all(tasks)
  expect(most).toBe(2)
  await inTurn(() => Promise.resolve())
})

test('[API-18] a task that fails gives its place back', async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waitingMax: 0 })
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(() => Promise.resolve('free'))).toBe('free')
})
