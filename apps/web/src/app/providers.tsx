import { LanguageProvider } from '@maidan/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { localeOf } from '@maidan/locales'
import { rememberLanguage, useSpokenLanguage } from '../lib/session/spoken.ts'
import { queryClient } from './query-client.ts'

/** What every screen stands on: the kept data and the language. */
export function Providers({ children }: { children: ReactNode }) {
  const language = useSpokenLanguage()
  useEffect(() => {
    rememberLanguage()
    document.documentElement.lang = language
    document.documentElement.dir = localeOf(language).direction
  }, [language])
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </QueryClientProvider>
  )
}
