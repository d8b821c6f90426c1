import { expect, test } from 'vitest'
import { lineForTerminal } from './log-line.ts'

test('a request that went well stays in the log file', () => {
  expect(lineForTerminal('{"level":30,"msg":"request completed"}', 'stdout')).toBeUndefined()
  expect(lineForTerminal('plain progress', 'stdout')).toBeUndefined()
})

test('a warning is shown as text', () => {
  expect(lineForTerminal('{"level":40,"msg":"partner is slow"}', 'stdout')).toBe('partner is slow')
})

test('an error is shown with its stack', () => {
  const line = JSON.stringify({
    level: 50,
    msg: 'hold failed',
    err: { stack: 'Error: no\n  at x' },
  })
  expect(lineForTerminal(line, 'stdout')).toBe('hold failed\n  Error: no\n  at x')
})

test('what a runtime writes to stderr is shown as it is, empty lines apart', () => {
  expect(lineForTerminal('SyntaxError: unexpected', 'stderr')).toBe('SyntaxError: unexpected')
  expect(lineForTerminal('{broken', 'stderr')).toBe('{broken')
  expect(lineForTerminal('', 'stderr')).toBeUndefined()
})
