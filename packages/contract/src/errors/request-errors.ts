import type { Refusals } from './refusals.ts'

/** What is wrong with a request whoever makes it. */
export const requestErrors = {
  VALIDATION_FAILED: { status: 422, text: 'Please check the marked fields.' },
  BODY_NOT_READABLE: { status: 400, text: 'The request could not be read. Please try again.' },
  BODY_TOO_LARGE: { status: 413, text: 'The request is too large.' },
  UNSUPPORTED_MEDIA: { status: 415, text: 'Please send the request as JSON.' },
  NOT_FOUND: { status: 404, text: 'Nothing was found at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'This address does not take that method.' },
  INTERNAL: {
    status: 500,
    text: 'Something broke on our side. Nothing was changed. Please try again.',
  },
  UNAVAILABLE: { status: 503, text: 'The site is busy. Please try again in a moment.' },
  NOT_CONFIRMED: {
    status: 503,
    text: 'We could not confirm this. Nothing is lost: sent again, the same request is done only once. Look at your records if you are not sure.',
  },
  NO_ROOM: {
    status: 503,
    text: 'We cannot save anything at the moment. Nothing was changed. Please try again in a few minutes.',
  },
  TOO_MANY_REQUESTS: { status: 429, text: 'Too many tries. Please wait {seconds} seconds.' },
} as const satisfies Refusals
