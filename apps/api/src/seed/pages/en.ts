import type { PageKey } from '@maidan/contract'
import type { PageText } from '../../content/pages/write-version.ts'
import { aboutUs } from './en/about-us.ts'
import { contact } from './en/contact.ts'
import { help } from './en/help.ts'
import { licence } from './en/licence.ts'
import { privacy } from './en/privacy.ts'
import { responsibleGaming } from './en/responsible-gaming.ts'
import { terms } from './en/terms.ts'

export const en = {
  help,
  terms,
  privacy,
  'responsible-gaming': responsibleGaming,
  'about-us': aboutUs,
  contact,
  licence,
} satisfies Record<PageKey, PageText>
