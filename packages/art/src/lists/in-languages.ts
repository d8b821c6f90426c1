import { LANGUAGES } from '@maidan/contract'
import { pictureIn } from '@maidan/contract/facts'
import type { Wording, Wordings } from '../scene/wording.ts'
import type { PictureFile } from './picture-file.ts'

type Lettered = Omit<PictureFile, 'draw'> & {
  draw: (wording: Wording) => string
  words: Wordings
}

/** A picture with words, once in each language. */
export function inLanguages({ path, draw, words, ...size }: Lettered): PictureFile[] {
  return LANGUAGES.map((language, index) => {
    const wording = { lines: words[language], ending: index === 0 ? '' : `_${language}` }
    return { ...size, path: pictureIn(path, language), draw: () => draw(wording) }
  })
}
