import { pictureIn } from '@maidan/contract/facts'
import { storageUrl } from '../calls/origins.ts'
import { useLanguage } from './language.ts'

/** Where a picture is that the house draws with words in it: there is one for each language. */
export function useDrawing(): (picture: `${string}.svg`) => string {
  const language = useLanguage()
  return (picture) => storageUrl(pictureIn(picture, language))
}
