import { FRONT_PAGES, type FrontPage } from '@maidan/contract/facts'
import { frontDeskText, textIn } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'
import type { FrontGame } from '../../features/front/queries.ts'

/** The pages to which a press may lead, by their names. */
export const frontPages = Object.keys(FRONT_PAGES).filter(
  (name): name is FrontPage => name in FRONT_PAGES,
)

/** Where a press leads, in words; an address that is none of ours stands as it is. */
export function useLinkWords(games: readonly FrontGame[]): (link: string) => string {
  const t = useText(frontDeskText)
  const language = useLanguage()
  return (link) => {
    const page = frontPages.find((one) => FRONT_PAGES[one] === link)
    if (page !== undefined) return t(`page_${page}`)
    const game = games.find(({ code }) => code === link)
    return game === undefined ? link : t('game', { name: textIn(game, 'name', language) })
  }
}
