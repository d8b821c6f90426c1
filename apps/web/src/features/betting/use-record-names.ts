import { FIRST_LANGUAGE, gamesText } from '@maidan/locales'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { useRecordPlatforms } from './queries.ts'

const kinds = [
  'slot',
  'casino',
  'table',
  'poker',
  'crash',
  'fishing',
  'arcade',
  'lottery',
  'sports',
] as const

/**
 * How records name a provider and a kind of game. The first language shows the codes as the calls
 * send them (REC-02, REC-04, REC-05); every other one the provider's name and its own word for the
 * kind. What is not known stays as it came.
 */
export function useRecordNames() {
  const t = useText(gamesText)
  const named = useLanguage() !== FIRST_LANGUAGE
  const { data: providers = [] } = useRecordPlatforms({ enabled: named })
  return {
    providerName: (platform: string) =>
      (named && providers.find((one) => one.platform === platform)?.name) || platform,
    kindName: (type: string) => {
      const kind = kinds.find((known) => known === type)
      return kind === undefined ? type : t(`kind_${kind}`)
    },
  }
}
