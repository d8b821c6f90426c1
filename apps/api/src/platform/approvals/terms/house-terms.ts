import { BOOK_RULES } from '@maidan/cashier/lists'
import { FRONT_PLACES, LANGUAGES, PLAYER_CURRENCIES, SETTING_NAMES } from '@maidan/contract'
import * as z from 'zod'
import { DAY_MS, id, minor, ofAdmins, ofCashiers } from './terms-parts.ts'
import type { ApprovalTerms } from './terms-parts.ts'

/** What is asked about the house itself: its settings and its books. */
export const houseTerms = {
  /** Another value of a setting that is about money or a contact, or that opens what was stopped. */
  'setting.change': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({
      name: z.enum(SETTING_NAMES),
      value: z.union([z.string(), z.number(), z.partialRecord(z.enum(LANGUAGES), z.string())]),
    }),
  },
  /** A higher most of what a provider's games may pay out in a day, instead of the one that stood then. */
  'provider.most': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      platform: z.string(),
      currency: z.enum(PLAYER_CURRENCIES),
      mostMinor: minor,
      beforeMinor: minor,
    }),
  },
  /** The next version of a page; `version` is the one that was read before. */
  'page.publish': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({
      key: z.string(),
      version: z.number(),
      texts: z.record(z.enum(LANGUAGES), z.object({ title: z.string(), body: z.string() })),
    }),
  },
  /** A piece of the front page, new or changed; `version` is that of the one that was read before. */
  'front.change': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({
      place: z.enum(FRONT_PLACES),
      id,
      version: z.number(),
      piece: z.object({
        words: z.record(z.enum(LANGUAGES), z.string()),
        picture: z.string().nullable(),
        pictures: z.partialRecord(z.enum(LANGUAGES), z.string()),
        link: z.string().nullable(),
        startsAt: z.string().nullable(),
        endsAt: z.string().nullable(),
      }),
    }),
  },
  /** The cause of a line of the books that does not agree is known, as long as its figures stay. */
  'break.know': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({
      rule: z.enum(BOOK_RULES),
      subject: z.string(),
      currency: z.string().nullable(),
      expected: z.string(),
      booked: z.string(),
    }),
  },
} as const satisfies Readonly<Record<string, ApprovalTerms>>
