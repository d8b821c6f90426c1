import { z } from 'zod'

/** `lang` shows the page in another language than its round was played in. */
export const RECALL_QUERY = z.object({ key: z.string(), lang: z.enum(['en', 'bn']).optional() })
