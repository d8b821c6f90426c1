import { BANNERS, pictureIn, SLIDE_PICTURES, type FrontPlace } from '@maidan/contract/facts'
import { languages, textIn, type Language } from '@maidan/locales'
import type { FrontChange, FrontGame, Piece } from './queries.ts'

/** A piece as a form holds it: what is sent, without the reason. */
export type Draft = Omit<FrontChange, 'reason'>

export function draftOf(piece: Piece): Draft {
  const { place, id, version, texts, thumbnail, link, starts_at, ends_at, state } = piece
  return {
    place,
    id: String(id),
    version,
    texts,
    picture: place === 'main' ? thumbnail : '',
    link,
    starts_at: starts_at ?? '',
    // What has ended is shown again until another end.
    ends_at: state === 'ended' ? '' : (ends_at ?? ''),
  }
}

export function newDraft(place: FrontPlace): Draft {
  return {
    place,
    id: '0',
    version: 0,
    texts: languages.map((language) => ({ language, words: '' })),
    picture: place === 'main' ? slideAddress(`banners/${BANNERS[0]}`) : '',
    link: '',
    starts_at: '',
    ends_at: '',
  }
}

export function wordsOf({ texts }: Pick<Draft, 'texts'>, language: Language): string {
  return texts.find((one) => one.language === language)?.words ?? ''
}

/** Where a picture of the house stands below the storage. */
export function slideAddress(picture: string): `${string}.svg` {
  return `/storage/${picture}.svg`
}

/** Whether a slide of a place is a game, with the picture of its game. */
export function isOfGame(place: FrontPlace): boolean {
  return place === 'favourite' || place === 'feature'
}

type Known = { games: readonly FrontGame[]; before: Piece | undefined }

/** The picture that a draft will show in a language; empty where it has none. */
export function pictureOf(draft: Draft, language: Language, { games, before }: Known): string {
  if (isOfGame(draft.place)) {
    const game = games.find(({ code }) => code === draft.link)
    const pictured = draft.place === 'feature' ? game?.wide : game?.card
    return textIn(pictured ?? before ?? NO_PICTURE, 'thumbnail', language)
  }
  const chosen = SLIDE_PICTURES.find((one) => slideAddress(one) === draft.picture)
  if (chosen !== undefined) return pictureIn(slideAddress(chosen), language)
  return textIn(before ?? NO_PICTURE, 'thumbnail', language)
}

const NO_PICTURE = { thumbnail: '', thumbnail_bn: '' }
