import { FREE_BET_ODDS_MIN_CENTI, mayBeFree } from '@maidan/casino'
import { StudioError } from '../../games/errors/studio-error.ts'
import { oddsText } from '../odds/odds-text.ts'

/** Throws FREE_BET_SINGLE or FREE_BET_ODDS for odds, in hundredths, that no free bet is taken at. */
export function assertFreeOdds(legsCenti: readonly number[]): void {
  const [centi, ...more] = legsCenti
  if (centi === undefined || more.length > 0) throw new StudioError('FREE_BET_SINGLE')
  if (!mayBeFree(centi))
    throw new StudioError('FREE_BET_ODDS', { oddsMin: oddsText(FREE_BET_ODDS_MIN_CENTI) })
}
