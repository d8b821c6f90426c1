import { SPORTS, type Sport } from '@maidan/exchange/lists'

/** Whether a value of an answer or an address names a sport of the exchange. */
export function isSport(value: unknown): value is Sport {
  return SPORTS.some((sport) => sport === value)
}
