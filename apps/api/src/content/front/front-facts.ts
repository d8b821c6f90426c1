import type { CallAnswer, Calls, FrontPlace } from '@maidan/contract'
import type { FrontDraft } from './front-piece.ts'

type Facts = CallAnswer<Calls['staffApprovals']>['data'][number]['evidence']['effect']

/** A piece as the one who decides reads it; what it does not have is not told. */
export function frontFacts({ words, picture, link, startsAt, endsAt }: FrontDraft): Facts {
  return {
    front_words: Object.values(words).join(' · '),
    ...(picture !== null && { front_picture: picture.replace(/^.*\/|\.svg$/g, '') }),
    ...(link !== null && { front_link: link }),
    ...(startsAt !== null && { front_starts: startsAt }),
    ...(endsAt !== null && { front_ends: endsAt }),
  }
}

/** Of which place it is asked. */
export const placeFact = (place: FrontPlace): Facts => ({ front_place: place })
