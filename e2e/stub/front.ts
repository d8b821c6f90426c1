import type { CallAnswer, Calls } from '@maidan/contract'

type Front = CallAnswer<Calls['staffFront']>

/** A notice that runs until somebody ends it. */
export const derby: Front['data'][number] = {
  place: 'notice',
  id: 1,
  version: 3,
  state: 'running',
  texts: [
    { language: 'en', words: 'Derby tonight at eight' },
    { language: 'bn', words: 'আজ রাত আটটায় ডার্বি' },
  ],
  thumbnail: '',
  thumbnail_bn: '',
  link: '/exchange-inplay',
  starts_at: null,
  ends_at: null,
  approval_id: null,
}

/** One that is to come, and one that has ended. */
export const eid: Front['data'][number] = {
  ...derby,
  id: 2,
  version: 1,
  state: 'coming',
  texts: [
    { language: 'en', words: 'Eid greetings' },
    { language: 'bn', words: 'ঈদের শুভেচ্ছা' },
  ],
  link: '',
  starts_at: '2090-01-01T18:00:00.000Z',
  ends_at: '2090-01-03T18:00:00.000Z',
}
export const rain: Front['data'][number] = {
  ...derby,
  id: 3,
  version: 2,
  state: 'ended',
  texts: [
    { language: 'en', words: 'Rain has stopped play' },
    { language: 'bn', words: 'বৃষ্টিতে খেলা বন্ধ' },
  ],
  link: 'RIVER',
  ends_at: '2026-01-01T00:00:00.000Z',
}

/** A slide of the carousel. */
export const finalSlide: Front['data'][number] = {
  ...derby,
  place: 'main',
  id: 7,
  texts: [
    { language: 'en', words: 'The last over is yours' },
    { language: 'bn', words: 'শেষ ওভারটা আপনার' },
  ],
  thumbnail: '/storage/banners/cricket.svg',
  thumbnail_bn: '/storage/banners/cricket.bn.svg',
}

/** A game to which a press may lead. */
export const river: Front['games'][number] = {
  code: 'RIVER',
  name: 'River Gold',
  name_bn: 'সোনালি নদী',
  card: {
    thumbnail: '/storage/games/PADMA-RIVERGOLD.svg',
    thumbnail_bn: '/storage/games/PADMA-RIVERGOLD.bn.svg',
  },
  wide: {
    thumbnail: '/storage/games/PADMA-RIVERGOLD-wide.svg',
    thumbnail_bn: '/storage/games/PADMA-RIVERGOLD-wide.bn.svg',
  },
}

/** A front page of pieces, with one game. */
export function frontOf(...data: Front['data']): Front {
  return { data, games: [river], new_waiting: [] }
}
