import { expect, test } from 'vitest'
import { figureTexts } from './figure-texts.ts'

test.each([
  ['cricket', 'in_play', '156/4', ['156/4']],
  ['soccer', 'in_play', '2', ['2']],
  ['tennis', 'in_play', '6 4 30', ['6', '4', '30 points']],
  ['tennis', 'finished', '6 4 7', ['6', '4', '7']],
] as const)('the figures of %s %s, "%s"', (sport, phase, text, shown) => {
  const figures = figureTexts({ sport, phase }, text)
  expect(figures.map((one) => (one.isPoints ? `${one.text} points` : one.text))).toEqual(shown)
})
