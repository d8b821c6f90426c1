import * as z from 'zod/mini'

/** Whether something that staff may stop is open to players. */
export const stopStatus = z.enum(['active', 'inactive'])
