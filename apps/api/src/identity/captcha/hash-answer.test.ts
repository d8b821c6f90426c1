import { expect, test } from 'vitest'
import { hashAnswer } from './hash-answer.ts'

test('[LAW-8] what is stored of an answer is bound to the secret and to its captcha', () => {
  const hash = (secret: string, id: string, answer: string) =>
    hashAnswer(secret, id, answer).toString('hex')
  const hashes = [
    hash('s', 'one', '4711'),
    hash('t', 'one', '4711'),
    hash('s', 'two', '4711'),
    hash('s', 'one', '4712'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hash('s', 'one', '4711')).toBe(hashes[0])
})
