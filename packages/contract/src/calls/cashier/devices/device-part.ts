import * as z from 'zod/mini'

/** One of the two parts of a phone's secret: 18 bytes in base64url, and whether it stands first or second. */
export const devicePart = z.object({ device: z.string(), part: z.string(), place: z.number() })
