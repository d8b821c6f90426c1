import { PROMOTION_PICTURES } from '../lists.ts'

/** Where words and pictures of the front page stand: the running line, the carousel, the two groups of games. */
export const FRONT_PLACES = ['notice', 'main', 'favourite', 'feature'] as const
export type FrontPlace = (typeof FRONT_PLACES)[number]

/** How a piece of the front page stands: players see it, will see it, or see it no more. */
export const FRONT_STATES = ['running', 'coming', 'ended'] as const
export type FrontState = (typeof FRONT_STATES)[number]

/** The pictures that the house draws for the carousel. */
export const BANNERS = ['welcome', 'slots', 'cricket', 'wallets', 'fairness'] as const

/** The pictures that a slide of the carousel may have, by their place below the storage. */
export const SLIDE_PICTURES = [
  ...BANNERS.map((one) => `banners/${one}` as const),
  ...PROMOTION_PICTURES.map((one) => `promotions/${one}` as const),
] as const
export type SlidePicture = (typeof SLIDE_PICTURES)[number]

/** The pages of our own site to which a press may lead, and nowhere else but to a game. */
export const FRONT_PAGES = {
  promotions: '/promotions',
  deposit: '/deposit',
  games: '/games?type=&system=&title=',
  slots: '/slot',
  casino: '/casino',
  crash: '/crash',
  fishing: '/fishing',
  exchange: '/exchange',
  inplay: '/exchange-inplay',
  vip: '/vip',
  referral: '/refrrel-program',
  limits: '/play-limits',
  chat: '/chat',
  help: '/page/help',
  responsible: '/page/responsible-gaming',
} as const
export type FrontPage = keyof typeof FRONT_PAGES

/** Pieces of one place that run or wait for their time, at most. */
export const FRONT_PIECES_MAX = 12

/** Ended pieces of one place that the desk still shows, the last ones first. */
export const FRONT_ENDED_MAX = 20

/** Letters of a piece in one language, at most. */
export const FRONT_WORDS_LENGTH_MAX = {
  notice: 200,
  main: 80,
  favourite: 40,
  feature: 40,
} as const satisfies Record<FrontPlace, number>
