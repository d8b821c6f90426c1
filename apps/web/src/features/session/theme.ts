import type { Theme } from '@maidan/contract'
import { chooseTheme } from '@maidan/contract/facts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '../../lib/calls/api.ts'
import { readSession } from '../../lib/session/session.ts'
import { showTheme } from '../../lib/theme/theme.ts'
import { userQuery, useUser } from './queries.ts'

/** Shows the player's own theme as soon as it is known; what a guest chose stays until then. */
export function useKeptTheme(): void {
  const theme = useUser().data?.theme
  useEffect(() => {
    if (theme) showTheme(theme)
  }, [theme])
}

/** Shows a theme at once; a player's is kept for all their devices. */
export function useChooseTheme() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (theme: Theme) => {
      showTheme(theme)
      if (readSession() !== null) await callApi(chooseTheme, { body: { theme } })
    },
    onSuccess: (_, theme) =>
      client.setQueryData(userQuery.queryKey, (user) => user && { ...user, theme }),
  })
}
