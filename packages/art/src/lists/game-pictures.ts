import { LANGUAGES } from '@maidan/contract'
import { pictureIn } from '@maidan/contract/facts'
import type { BoardArt } from '../games/board-art.ts'
import { BOARDS } from '../games/boards.ts'
import { luckySportsCard } from '../games/lucky-sports/card.ts'
import { hasRibbon } from '../games/reels/ribbons.ts'
import type { SlotArt } from '../games/reels/slot-art.ts'
import { SLOTS } from '../games/slots.ts'
import { createPicture } from '../scene/picture.ts'
import { inLanguages } from './in-languages.ts'
import type { PictureFile } from './picture-file.ts'

/** The card of the sports book, which has no reels and so no symbols. */
const SPORTS_CARDS = inLanguages({
  path: 'games/LUCKY-SPORTS.svg',
  width: 300,
  height: 400,
  words: { en: ['LUCKY', 'SPORTS'], bn: ['লাকি', 'স্পোর্টস'] },
  draw: luckySportsCard,
})

export const GAME_PICTURES: readonly PictureFile[] = [
  ...SLOTS.flatMap(picturesOf),
  ...BOARDS.flatMap(cardsOf),
  ...SPORTS_CARDS,
]

/** A game's card for the lobby and its wide card, in each language. */
function cardsOf({ code, words, card, wide }: Pick<BoardArt, 'code' | 'words' | 'card' | 'wide'>) {
  return [
    ...inLanguages({ path: `games/${code}.svg`, width: 300, height: 400, words, draw: card }),
    ...inLanguages({ path: `games/${code}-wide.svg`, width: 640, height: 400, words, draw: wide }),
  ]
}

/** A game's cards, its backdrop and its symbols. */
function picturesOf(art: SlotArt, game: number): PictureFile[] {
  const { code, background } = art
  return [
    ...cardsOf(art),
    { path: `symbols/${code}/background.svg`, width: 720, height: 1280, draw: background },
    ...symbolsOf(art, game),
  ]
}

/** A game's symbols: one with a name under it once in each language, any other once. */
function symbolsOf({ code, symbols }: SlotArt, game: number): PictureFile[] {
  return Object.entries(symbols).flatMap(([key, drawSymbol], index) => {
    const languages = hasRibbon(key) ? LANGUAGES : LANGUAGES.slice(0, 1)
    return languages.map((language, at): PictureFile => {
      // Several symbols stand in one page, so that the ids in each need a prefix of their own.
      const prefix = `y${game}${index.toString(36)}${at === 0 ? '' : language}-`
      const draw = () => {
        const pic = createPicture(prefix, 128, 128)
        return pic.svg(drawSymbol(pic, language))
      }
      const path = pictureIn(`symbols/${code}/${key}.svg`, language)
      return { path, width: 128, height: 128, draw }
    })
  })
}
