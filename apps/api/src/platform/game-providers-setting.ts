import { STUDIO_PROVIDERS } from '@maidan/contract'
import * as z from 'zod'
import { origin } from './origin-setting.ts'

/** Signing keys of a game provider: `id:secret`, or two of them while keys are rotated. */
export const keyRing = z.string().transform((text, context) => {
  const keys: string[][] = text.split(',').map((pair) => pair.trim().split(':'))
  if (keys.every(([id, secret]) => id && secret && secret.length >= 32))
    return keys.map(([id = '', secret = '']) => ({ id, secret }))
  context.addIssue({
    code: 'custom',
    message: 'must be id:secret[,id:secret], 32+ characters each',
  })
  return z.NEVER
})

/** Slugs of the providers behind the house's own studio, which have settings of their own. */
const TAKEN: readonly string[] = STUDIO_PROVIDERS.map(({ slug }) => slug)
const PARTS = 4

const provider = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]{2,16}$/, 'a slug is 2 to 16 of a-z and 0-9')
    .refine((slug) => !TAKEN.includes(slug), 'this slug is taken'),
  name: z.string().min(1).max(64),
  /** Where its catalogue, its games' pages and its past rounds stand, for us and for browsers. */
  origin: origin.refine((url) => new URL(url).pathname === '/', 'an origin has no path'),
  keys: keyRing,
})

/** Game providers with a studio of their own: `slug|name|origin|keys`, a `;` between several. */
export const gameProviders = z
  .string()
  .default('')
  .transform((text, context) => {
    const lines = text.split(';').flatMap((line) => line.trim() || [])
    const parts = lines.map((line) => line.split('|').map((part) => part.trim()))
    if (parts.every(({ length }) => length === PARTS))
      return parts.map(([slug, name, origin, keys]) => ({ slug, name, origin, keys }))
    context.addIssue({ code: 'custom', message: 'must be slug|name|origin|id:secret[;…]' })
    return z.NEVER
  })
  .pipe(z.array(provider))
  .refine(
    (all) => new Set(all.map(({ slug }) => slug)).size === all.length,
    'two providers have the same slug',
  )
