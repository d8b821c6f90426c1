import type { SlotGame } from '@maidan/casino'
import { SPORTS_BOOK } from '@maidan/contract/facts'
import { boardFaces } from '../faces/board-faces.ts'
import type { Face } from '../faces/face.ts'
import { faces } from '../faces/faces.ts'
import type { Language } from '../page/words/speech.ts'

const TITLES: ReadonlyMap<string, Face['titles']> = new Map([
  ...[...faces, ...boardFaces].map(({ code, titles }) => [code, titles] as const),
  [SPORTS_BOOK, { bn: 'লাকি স্পোর্টস' }],
])

type Titled = Pick<SlotGame, 'code' | 'title'>

/** What a game is called in a language; its own title is the English one. */
export function gameTitle({ code, title }: Titled, language: Language): string {
  return language === 'en' ? title : (TITLES.get(code)?.[language] ?? title)
}
