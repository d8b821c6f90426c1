import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawStream, type DrawStream } from '../fairness/draw-stream.ts'
import { DECK } from './card.ts'
import { openShoe } from './open-shoe.ts'

/** Answers each draw with the next of these, and refuses one that could not have been drawn. */
function scripted(answers: readonly number[]): DrawStream {
  let next = 0
  return {
    below(limit) {
      const answer = answers[next] ?? 0
      next += 1
      if (answer >= limit) throw new RangeError(`${answer} is not below ${limit}`)
      return answer
    },
    used: () => next * 4,
  }
}

test('a deck holds each card once', () => {
  expect(new Set(DECK.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(52)
})

test.each([
  [
    [0, 0, 0],
    [0, 51, 50],
  ],
  [
    [51, 50, 49],
    [51, 50, 49],
  ],
  [
    [5, 5, 49, 5],
    [5, 51, 49, 50],
  ],
])('the choices %j take the cards at %j', (answers, places) => {
  const shoe = openShoe(scripted(answers))
  expect(answers.map(() => shoe.draw())).toEqual(places.map((place) => DECK[place]))
})

test('a shoe gives each of its cards exactly as often as it has decks, whatever is drawn', () => {
  const block = fc.uint8Array({ minLength: 2_048, maxLength: 2_048 })
  fc.assert(
    fc.property(block, fc.integer({ min: 1, max: 8 }), (bytes, decks) => {
      const shoe = openShoe(drawStream([bytes]), decks)
      const counts = new Map<string, number>()
      while (shoe.left() > 0) {
        const { rank, suit } = shoe.draw()
        counts.set(`${rank} ${suit}`, (counts.get(`${rank} ${suit}`) ?? 0) + 1)
      }
      expect([...counts.values()]).toEqual(DECK.map(() => decks))
      expect(() => shoe.draw()).toThrow(RangeError)
    }),
    { numRuns: 30 },
  )
})

test('the first two cards of a tiny choice are every pair once: none comes back', () => {
  const pairs = new Set<string>()
  for (let first = 0; first < 52; first += 1) {
    for (let second = 0; second < 51; second += 1) {
      const shoe = openShoe(scripted([first, second]))
      pairs.add([shoe.draw(), shoe.draw()].map(({ rank, suit }) => `${rank} ${suit}`).join())
    }
  }
  expect(pairs.size).toBe(52 * 51)
})
