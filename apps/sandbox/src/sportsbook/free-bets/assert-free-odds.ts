import { FREE_BET_ODDS_MIN_CENTI, mayBeFree } from '@maidan/casino'
import { StudioError } from '../../games/errors/studio-error.ts'
import { oddsText } from '../odds/odds-text.ts'

/** Throws FREE_BET_ODDS where a selection has odds, in hundredths, that no free bet is taken at. */
export function assertFreeOdds(legsCenti: readonly number[]): void {
  if (!legsCenti.every(mayBeFree))
    throw new StudioError('FREE_BET_ODDS', { oddsMin: oddsText(FREE_BET_ODDS_MIN_CENTI) })
}
