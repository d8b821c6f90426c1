import { PLAYER_SECTIONS } from '@maidan/contract'
import { playersText } from '@maidan/locales'
import { useText } from '@maidan/ui'

/** What of a player's account can be blocked, in words. */
export function SectionWord({ section }: { section: string }) {
  const t = useText(playersText)
  const known = PLAYER_SECTIONS.find((one) => one === section)
  return known === undefined ? section : t(`section_${known}`)
}
