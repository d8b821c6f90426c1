import { Suspense } from 'react'
import { useGeneral } from '../../features/site/queries.ts'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { Lobby } from './lobby.tsx'

const Maintenance = lazyScreen(
  async () => (await import('../maintenance/maintenance.tsx')).Maintenance,
)

/** The lobby of a wide screen, or the maintenance page in its place (SIL-019). */
export function WideHome() {
  const status = useGeneral().data?.site_status
  if (asText(status) !== '0') return <Lobby />
  return (
    <Suspense>
      <Maintenance />
    </Suspense>
  )
}
