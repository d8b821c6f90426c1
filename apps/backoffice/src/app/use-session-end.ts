import { useEffect } from 'react'
import { onSessionEnd } from '../lib/session.ts'
import { paths } from './paths.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

/** Leads to the log-in when the session is over, and forgets everything that was fetched with it. */
export function useSessionEnd(): void {
  useEffect(
    () =>
      onSessionEnd((end) => {
        const { href } = router.state.location
        queryClient.clear()
        void router.navigate({ to: paths.logIn, search: { end, to: href }, replace: true })
      }),
    [],
  )
}
