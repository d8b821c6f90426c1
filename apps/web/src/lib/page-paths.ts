import type { PageKey } from '@maidan/contract'
import { PAGE_KEYS } from '@maidan/contract/facts'
import { paths, type Path } from './paths.ts'

/** Where each page of content stands. */
export const pagePaths = {
  help: paths.help,
  terms: paths.terms,
  privacy: paths.privacy,
  'responsible-gaming': paths.responsibleGaming,
  'about-us': paths.aboutUs,
  contact: paths.contact,
  licence: paths.licence,
} as const satisfies Record<PageKey, Path>

/** The page of content that an address shows; help for what is none. */
export function pageKeyOf(pathname: string): PageKey {
  const bare = pathname.replace(/\/+$/, '')
  return PAGE_KEYS.find((key) => pagePaths[key] === bare) ?? 'help'
}
