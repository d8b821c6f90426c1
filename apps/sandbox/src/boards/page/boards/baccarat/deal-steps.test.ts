import { baccarat, type Card } from '@maidan/casino'
import { describe, expect, test } from 'vitest'
import { baccaratSteps } from './deal-steps.ts'

const CARD: Card = { rank: 2, suit: 'clubs' }
const TWO = [CARD, CARD]
const THREE = [CARD, CARD, CARD]

const deals = [
  { name: 'nobody draws', player: TWO, banker: TWO, thirds: [] },
  { name: 'the player draws', player: THREE, banker: TWO, thirds: ['left'] },
  { name: 'the banker draws', player: TWO, banker: THREE, thirds: ['right'] },
  { name: 'both draw', player: THREE, banker: THREE, thirds: ['left', 'right'] },
]

describe.each(deals)('where $name', ({ player, banker, thirds }) => {
  const steps = baccaratSteps({ player, banker })

  test('every card is dealt before it is turned, and the result is told after all', () => {
    const times = steps.map(({ atMs }) => atMs)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(steps.at(-1)?.act).toBe('tell')
    const cards = (act: string) =>
      steps.flatMap((step) =>
        step.act === act && step.act !== 'tell' ? [`${step.hand} ${step.card}`] : [],
      )
    expect(cards('turn').toSorted()).toEqual(cards('deal').toSorted())
    expect(cards('deal').slice(4)).toEqual(thirds.map((hand) => `${hand} 2`))
  })

  test('the result is shown for at least five seconds before the next round begins', () => {
    expect(steps.at(-1)?.atMs).toBeLessThanOrEqual(baccarat.timing.shownMs - 5_000)
  })
})
