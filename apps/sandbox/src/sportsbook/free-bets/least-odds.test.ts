import { FREE_BET_ODDS_MIN_CENTI } from '@maidan/casino'
import { FREE_BET_ODDS_MIN } from '@maidan/contract'
import { expect, test } from 'vitest'
import { oddsText } from '../odds/odds-text.ts'

test('the site tells the least odds that the book asks for', () => {
  expect(oddsText(FREE_BET_ODDS_MIN_CENTI)).toBe(FREE_BET_ODDS_MIN)
})
