import { FIRST_LANGUAGE, translator } from '@maidan/locales'
import type { AreaText, Language, Texts, Translate } from '@maidan/locales'
import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'

const LanguageContext = createContext<Language>(FIRST_LANGUAGE)

/** Says in which language everything below it speaks. */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>
}

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** The texts of one area in the present language: `const t = useText(loginText)`. */
export function useText<E extends Texts>(area: AreaText<E>): Translate<E> {
  const language = useLanguage()
  return useMemo(() => translator(area, language), [area, language])
}
