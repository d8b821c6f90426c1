import * as z from 'zod'

/** A setting that names an address; a slash at its end is dropped, so that paths can follow. */
export const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))
