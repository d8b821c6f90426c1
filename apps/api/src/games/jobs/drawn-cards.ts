import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { OTHER_LANGUAGES } from '../../platform/texts/languages.ts'

/** Where the house's pictures of games are, on disk below the storage and on its path. */
const FOLDER = 'games'

/** The cards that the house has drawn with a game's name in one of its other languages. */
export type DrawnCards = (code: string, language: string) => string | null

/** Looks up which cards are there now; a storage that is not there has none. */
export async function drawnCards(buildDir: string): Promise<DrawnCards> {
  const folder = path.resolve(buildDir, 'storage', FOLDER)
  const files = new Set(await readdir(folder).catch(() => []))
  return (code, language) => {
    const file = `${code}.${language}.svg`
    const isOther = OTHER_LANGUAGES.some((one) => one === language)
    return isOther && files.has(file) ? `/storage/${FOLDER}/${file}` : null
  }
}
