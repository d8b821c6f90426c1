import { securityEventKinds } from '@maidan/contract'
import { siteInstant } from '@maidan/ui'
import type { SecurityFilter } from '../../features/security/queries.ts'
import type { Address } from '../../parts/tables/use-address.ts'

const dayMs = 24 * 3_600_000

/** What the address asks for: kind, address, and whole days in GMT+6, both of them included. */
export function readFilter({ kind, ip = '', from = '', to = '' }: Address): SecurityFilter {
  const known = securityEventKinds.find((one) => one === kind)
  const begins = siteInstant(`${from}T00:00:00`)
  const lastBegins = siteInstant(`${to}T00:00:00`)
  return {
    ...(known !== undefined && { kind: known }),
    ...(ip !== '' && { ip }),
    ...(begins !== undefined && { from: begins }),
    ...(lastBegins !== undefined && {
      before: new Date(new Date(lastBegins).getTime() + dayMs).toISOString(),
    }),
  }
}
