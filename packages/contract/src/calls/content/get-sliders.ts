import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getSliders as facts } from '../../facts/content.ts'

const slider = z.object({
  id: z.number(),
  /** Picture below the storage path; spelled as in the documents. */
  thubmnail: z.string(),
  /** Empty where the words of the picture, if it has any, are those of all languages. */
  thubmnail_bn: z.string(),
  link: z.nullable(z.string()),
  name: z.string(),
  name_bn: z.string(),
  message_id: z.nullable(z.number()),
  status: z.string(),
  slider_type: z.enum(['Main', 'Favourite', 'Features']),
})

export const getSliders = call({
  ...facts,
  rows: ['API-03', 'ENT-05', 'ENT-06'],
  summary: 'Pictures of the main carousel, the favourites strip and the featured games.',
  answer: z.object({
    main: z.array(slider),
    favourite: z.array(slider),
    feature: z.array(slider),
  }),
  errors: [],
})
