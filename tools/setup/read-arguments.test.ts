import { expect, test } from 'vitest'
import { readArguments } from './read-arguments.ts'

test('without a word, or with two names, the first administrators are invited', () => {
  expect(readArguments([])).toEqual({ kind: 'first', names: ['admin1', 'admin2'] })
  expect(readArguments(['amina', 'bela'])).toEqual({ kind: 'first', names: ['amina', 'bela'] })
})

test('one member is recovered by name', () => {
  expect(readArguments(['--recover', 'amina'])).toEqual({ kind: 'recover', name: 'amina' })
})

test.each([
  [['amina']],
  [['--recover']],
  [['--recover', 'a', 'b']],
  [['a', 'b', 'c']],
  [['--help']],
])('%o is answered with what can be said', (words) =>
  expect(() => readArguments(words)).toThrow('npm run setup -- --recover NAME'),
)
