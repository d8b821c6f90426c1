import { LanguageProvider } from '@maidan/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { localeOf } from '@maidan/locales'
import { useStoredLanguage } from '../lib/language.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { useSessionEnd } from './use-session-end.ts'

/** What every screen stands on: the kept data, the language, the addresses. */
export function App() {
  useSessionEnd()
  const language = useStoredLanguage()
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = localeOf(language).direction
  }, [language])
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>
  )
}
