import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

test.each([
  [
    '{"amount":50.00,"n":-1e3,"id":12345678901234567890}',
    { amount: '50.00', n: '-1e3', id: '12345678901234567890' },
  ],
  [
    '{"a":"say \\"1\\" \\\\","b":[0,1.5],"2":null,"c":true}',
    { a: 'say "1" \\', b: ['0', '1.5'], 2: null, c: true },
  ],
  ['7', '7'],
  ['"7"', '7'],
])('every number of %s keeps its digits', (text, said) => {
  expect(readJson(text)).toEqual(said)
})

test.each(['', '{', '{1:2}', '{"a":01}', '[1 2]', '<html>500</html>', '{"a":NaN}', "{'a':1}"])(
  '%o is no JSON',
  (text) => {
    expect(readJson(text)).toBeUndefined()
  },
)
