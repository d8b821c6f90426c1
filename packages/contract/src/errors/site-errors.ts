import type { Refusals } from './refusals.ts'

/** Pictures, notices and games. */
export const siteErrors = {
  PICTURE_INVALID: {
    status: 422,
    text: 'This is no picture that we can show. Send a JPEG, PNG or WebP of 5 MB at most.',
  },
  FRONT_WORDS_MISSING: {
    status: 422,
    text: 'Write it in {language}, too: nothing is shown before every language has it.',
  },
  FRONT_WORDS_LONG: { status: 422, text: 'Here {max} letters fit at most.' },
  FRONT_WORDS_PLAIN: { status: 422, text: 'Write plain words, without < and >.' },
  FRONT_LINK: { status: 422, text: 'Choose one of the pages of the site, or a game that is open.' },
  FRONT_PICTURE: { status: 422, text: 'Choose one of the pictures of the house.' },
  FRONT_DATES: { status: 422, text: 'Choose an end that is after the start and still to come.' },
  FRONT_FULL: {
    status: 409,
    text: 'At most {max} may run or wait for their time here. Please end one first.',
  },
  PUSH_DEVICE_INVALID: {
    status: 422,
    text: 'Notifications cannot be sent to this browser. Please try another one.',
  },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    text: 'This request was sent before with other details. Please start again.',
  },
  SECTION_BLOCKED: {
    status: 403,
    text: 'Your selected section is currently blocked by Your Upline. Please Contact Customer Support.',
  },
  GAME_NOT_FOUND: { status: 404, text: 'This game is not available.' },
  GAME_HAS_NO_DEMO: {
    status: 409,
    text: 'This game cannot be tried in play money. Please choose another game.',
  },
  GAME_WITHDRAWN: {
    status: 409,
    text: '{game} is not offered at the moment. Please choose another game.',
  },
  GAME_PROVIDER_DOWN: {
    status: 503,
    text: 'The game provider does not answer. Please try again in a moment.',
  },
} as const satisfies Refusals
