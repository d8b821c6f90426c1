import { LANGUAGES, type CallAnswer, type Calls } from '@maidan/contract'
import type { Texts } from '../../platform/texts/choose-text.ts'

type Names = CallAnswer<Calls['staffVip']>['levels'][number]['names']

/** A name in each language, as the desk's calls carry it. */
export function nameList(names: Texts): Names {
  return LANGUAGES.map((language) => ({ language, name: names[language] ?? '' }))
}
