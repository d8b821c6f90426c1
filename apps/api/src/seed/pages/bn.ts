import type { PageKey } from '@maidan/contract'
import type { PageText } from '../../content/pages/write-version.ts'
import { aboutUs } from './bn/about-us.ts'
import { contact } from './bn/contact.ts'
import { help } from './bn/help.ts'
import { licence } from './bn/licence.ts'
import { privacy } from './bn/privacy.ts'
import { responsibleGaming } from './bn/responsible-gaming.ts'
import { terms } from './bn/terms.ts'

export const bn = {
  help,
  terms,
  privacy,
  'responsible-gaming': responsibleGaming,
  'about-us': aboutUs,
  contact,
  licence,
} satisfies Record<PageKey, PageText>
