import { ANDAR_BAHAR_PAYS_CENTI, type AndarBaharSpot } from '@maidan/casino'

/** What a spot pays as a multiple of the stake, without zeros that say nothing: `1.9`, `120`. */
export function paysText(spot: AndarBaharSpot): string {
  return String(ANDAR_BAHAR_PAYS_CENTI[spot] / 100)
}
