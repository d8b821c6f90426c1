import {
  FRONT_PAGES,
  FRONT_WORDS_LENGTH_MAX,
  LANGUAGES,
  SLIDE_PICTURES,
  type CallBody,
  type Calls,
  type Language,
} from '@maidan/contract'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { eachLanguage } from '../../platform/texts/each-language.ts'
import { OTHER_LANGUAGES } from '../../platform/texts/languages.ts'
import { ownPicture } from '../../platform/texts/own-picture.ts'
import type { FrontDraft, FrontPiece } from './front-piece.ts'
import type { OpenGame } from './list-open-games.ts'

export type AskedFront = CallBody<Calls['staffChangeFront']>

type Known = { games: readonly OpenGame[]; before: FrontPiece | null; at: Date }

/**
 * What a form asks for, or a refusal at the first field that cannot be so. Where a piece led and what it
 * showed before may stay, also where it could not be chosen now.
 */
export function readFrontDraft(asked: AskedFront, { games, before, at }: Known): FrontDraft {
  const words = readWords(asked)
  const game = games.find(({ code }) => code === asked.link)
  if (!isPage(asked) && !game && asked.link !== (before?.link ?? ''))
    throw fieldRefusal('FRONT_LINK', 'link')
  return {
    words,
    link: asked.link === '' ? null : asked.link,
    ...readPicture(asked, { game, before }),
    ...readTimes(asked, at),
  }
}

/** A slide of a game is that game and its picture, and leads nowhere else. */
function isPage({ place, link }: AskedFront): boolean {
  if (place === 'favourite' || place === 'feature') return false
  return link === '' || Object.values(FRONT_PAGES).some((page) => page === link)
}

function readWords({ place, texts }: AskedFront): Record<Language, string> {
  const words = eachLanguage(
    (language) => texts.find((one) => one.language === language)?.words ?? '',
  )
  for (const language of LANGUAGES) checkWords(words[language], `words_${language}`, language)
  const max = FRONT_WORDS_LENGTH_MAX[place]
  const long = LANGUAGES.find((language) => words[language].length > max)
  if (long !== undefined) throw fieldRefusal('FRONT_WORDS_LONG', `words_${long}`, { max })
  return words
}

/** Where players read them they are taken for HTML: no tag gets there, and so no link to another site. */
function checkWords(words: string, field: string, language: Language): void {
  if (words === '') throw fieldRefusal('FRONT_WORDS_MISSING', field, { language: named(language) })
  if (/[<>]/.test(words)) throw fieldRefusal('FRONT_WORDS_PLAIN', field)
}

/** A language by the name that those who speak it know it by. */
function named(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}

type Shown = Pick<FrontDraft, 'picture' | 'pictures'>
type Seen = { game: OpenGame | undefined; before: FrontPiece | null }

function readPicture({ place, picture }: AskedFront, { game, before }: Seen): Shown {
  switch (place) {
    case 'notice':
      return { picture: null, pictures: {} }
    case 'main':
      return readSlidePicture(picture, before)
    case 'favourite':
      return game ? asShown(game.card) : kept(before)
    case 'feature':
      return game ? asShown(game.wide) : kept(before)
  }
}

function readSlidePicture(picture: string, before: FrontPiece | null): Shown {
  if (before !== null && picture === before.picture) return kept(before)
  if (!SLIDE_PICTURES.some((one) => slideAddress(one) === picture))
    throw fieldRefusal('FRONT_PICTURE', 'picture')
  const own = OTHER_LANGUAGES.map((one) => [one, ownPicture(picture, one)])
  return { picture, pictures: Object.fromEntries(own) }
}

function slideAddress(picture: (typeof SLIDE_PICTURES)[number]): string {
  return `/storage/${picture}.svg`
}

const asShown = ({ en: picture, ...pictures }: Texts): Shown => ({ picture, pictures })

function kept(before: FrontPiece | null): Shown {
  return { picture: before?.picture ?? null, pictures: before?.pictures ?? {} }
}

/** Four digits of a year, so that PostgreSQL can hold it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T/

function readTimes({ starts_at, ends_at }: AskedFront, at: Date) {
  const startsAt = readTime(starts_at, 'starts_at')
  const endsAt = readTime(ends_at, 'ends_at')
  if (endsAt !== null && endsAt <= Math.max(at.getTime(), startsAt ?? 0))
    throw fieldRefusal('FRONT_DATES', 'ends_at')
  return { startsAt: asInstant(startsAt), endsAt: asInstant(endsAt) }
}

function readTime(typed: string, field: string): number | null {
  if (typed === '') return null
  const ms = INSTANT.test(typed) ? new Date(typed).getTime() : Number.NaN
  if (Number.isNaN(ms)) throw fieldRefusal('FRONT_DATES', field)
  return ms
}

function asInstant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
