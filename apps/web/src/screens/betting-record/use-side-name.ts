import { slipText } from '@maidan/locales'
import { useText } from '../../lib/text/language.ts'

const sides = ['back', 'lay', 'yes', 'no'] as const

/** Names the side of a bet in the player's language; what is no known side stays as it came. */
export function useSideName(): (betType: string) => string {
  const t = useText(slipText)
  return (betType) => {
    const side = sides.find((known) => known === betType.toLowerCase())
    return side === undefined ? betType : t(side)
  }
}
