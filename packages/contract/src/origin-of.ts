import type { CallDefinition } from './call.ts'

/** Which of the house's own addresses answers a call. */
export type CallOrigin = 'site' | 'office'

/** Staff calls are answered at the office alone, so that it can stand where no player reaches. */
export function originOf({ path }: Pick<CallDefinition, 'path'>): CallOrigin {
  return path.startsWith('/api/staff/') ? 'office' : 'site'
}
