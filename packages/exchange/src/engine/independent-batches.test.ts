import { expect, test } from 'vitest'
import { independentBatches } from './independent-batches.ts'

test.each([
  ['nothing', '', ''],
  ['strangers together', 'a b c', 'a b c'],
  ['the same key after itself', 'a a a', 'a | a | a'],
  ['what shares one of several keys after it', 'ab c bc d', 'ab c d | bc'],
  ['no earlier than the last that it waits for', 'a b ab b a', 'a b | ab | b a'],
  ['what has no key at once', 'a a -', 'a - | a'],
])('%s', (_, commands, batches) => {
  const keysOf = (command: string) => (command === '-' ? [] : command.split(''))
  const split = independentBatches(commands.split(' ').filter(Boolean), keysOf)
  expect(split.map((batch) => batch.join(' ')).join(' | ')).toBe(batches)
})
