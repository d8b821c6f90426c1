import { FIRST_LANGUAGE } from '@maidan/locales'
import { storageUrl } from '../calls/origins.ts'
import { useLanguage } from './language.ts'

/** Where a picture is that the house draws with words in it: there is one for each language. */
export function useDrawing(): (picture: `${string}.svg`) => string {
  const language = useLanguage()
  return (picture) =>
    storageUrl(
      language === FIRST_LANGUAGE ? picture : picture.replace(/\.svg$/, `.${language}.svg`),
    )
}
