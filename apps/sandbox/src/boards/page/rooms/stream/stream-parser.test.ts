import { expect, test } from 'vitest'
import { streamParser } from './stream-parser.ts'

const frame = (number: number) =>
  `data: ${JSON.stringify({ kind: 'bets', number, nowMs: 1, bets: [], betCount: 0, watching: 1 })}\n\n`

test.each([
  ['one frame', [frame(1)], [1]],
  ['two at once', [frame(1) + frame(2)], [1, 2]],
  ['one in pieces', [frame(1).slice(0, 9), frame(1).slice(9)], [1]],
  ['the end of an event in pieces', [frame(1).slice(0, -1), '\n'], [1]],
  ['a heartbeat in between', [':\n\n', frame(1), ':\n\n', frame(2)], [1, 2]],
  ['nothing yet', [frame(1).slice(0, -2)], []],
])('%s', (_name, pieces, numbers) => {
  const parse = streamParser()
  const frames = pieces.flatMap((piece) => parse(piece))
  expect(frames.map((one) => one.kind === 'bets' && one.number)).toEqual(numbers)
})
