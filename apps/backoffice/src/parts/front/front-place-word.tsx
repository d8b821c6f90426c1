import { FRONT_PLACES } from '@maidan/contract/facts'
import { frontDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'

/** A place of the front page, in words. */
export function FrontPlaceWord({ place }: { place: string }) {
  const t = useText(frontDeskText)
  const known = FRONT_PLACES.find((one) => one === place)
  return known === undefined ? place : t(`place_${known}`)
}
