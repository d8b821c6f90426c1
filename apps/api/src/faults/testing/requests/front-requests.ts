import { LANGUAGES } from '@maidan/contract'

/** Calls about the front page: a notice that is not there yet, and those that a house begins with. */
export const frontRequests = {
  staffChangeFront: {
    place: 'notice',
    id: '0',
    version: 0,
    texts: LANGUAGES.map((language) => ({ language, words: 'The final is tonight.' })),
    picture: '',
    link: '/promotions',
    starts_at: '',
    ends_at: '',
  },
  staffEndFront: { place: 'notice', id: '1', version: 1 },
  staffOrderFront: { place: 'main', before: [1, 2, 3, 4, 5], ids: [5, 4, 3, 2, 1] },
}
