import type { FrontPlace, FrontState, Language } from '@maidan/contract'
import type { Texts } from '../../platform/texts/choose-text.ts'

/** A notice or a slide of the front page. */
export type FrontPiece = {
  place: FrontPlace
  id: bigint
  version: number
  words: Texts
  /** Below the storage; nothing for a notice. */
  picture: string | null
  /** Where a language has a picture of its own. */
  pictures: Partial<Texts>
  link: string | null
  startsAt: Date | null
  endsAt: Date | null
}

/** What two people agree on of a piece; JSON values only. */
export type FrontDraft = {
  words: Record<Language, string>
  picture: string | null
  pictures: Partial<Record<Language, string>>
  link: string | null
  startsAt: string | null
  endsAt: string | null
}

/** How a piece stands at a time: it begins at its start, and has ended at its end. */
export function frontState(
  { startsAt, endsAt }: Pick<FrontPiece, 'startsAt' | 'endsAt'>,
  at: Date,
): FrontState {
  if (endsAt !== null && endsAt <= at) return 'ended'
  return startsAt !== null && startsAt > at ? 'coming' : 'running'
}

/** What requests and the audit call a piece. */
export function frontSubject({ place, id }: Pick<FrontPiece, 'place' | 'id'>): string {
  return `front:${place}:${id}`
}

/** The same of one that is not there yet, by its first words. */
export function newFrontSubject(place: FrontPlace, words: string): string {
  return `front:new:${place}:${words}`
}
