import type { Score } from '../../documents/score.ts'

type Figure = { text: string; isPoints: boolean }

/** The figures of a line: in tennis one a set and, in play, the points of the game at the end. */
export function figureTexts(
  { sport, phase }: Pick<Score, 'sport' | 'phase'>,
  text: string,
): Figure[] {
  if (sport !== 'tennis') return [{ text, isPoints: false }]
  const texts = text.split(' ')
  const hasPoints = phase === 'in_play'
  return texts.map((one, index) => ({
    text: one,
    isPoints: hasPoints && index === texts.length - 1,
  }))
}
