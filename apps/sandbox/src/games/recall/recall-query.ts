import { z } from 'zod'

/**
 * What the link of a past round carries. Without a key it is the link of nothing. `lang` shows the page in
 * another language than its round was played in.
 */
export const RECALL_QUERY = z.object({
  key: z.string().default(''),
  lang: z.enum(['en', 'bn']).optional(),
})
