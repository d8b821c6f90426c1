import { LANGUAGES } from '@maidan/contract'
import type { Wording, Wordings } from '../scene/wording.ts'
import type { PictureFile } from './picture-file.ts'

type Lettered = Omit<PictureFile, 'draw'> & {
  draw: (wording: Wording) => string
  words: Wordings
}

/**
 * A picture with words, once in each language: that of the first language under its plain name, the
 * others with their language in it, `welcome.bn.svg`.
 */
export function inLanguages({ path, draw, words, ...size }: Lettered): PictureFile[] {
  return LANGUAGES.map((language, index) => {
    const wording = { lines: words[language], ending: index === 0 ? '' : `_${language}` }
    const own: PictureFile['path'] = `${path.slice(0, -'.svg'.length)}.${language}.svg`
    return { ...size, path: index === 0 ? path : own, draw: () => draw(wording) }
  })
}
