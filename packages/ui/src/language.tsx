import { FIRST_LANGUAGE, errorTexts, loadErrorTexts, translator } from '@maidan/locales'
import type { AreaText, Language, Texts, Translate } from '@maidan/locales'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'

type ErrorTexts = ReturnType<typeof errorTexts>

const LanguageContext = createContext<Language>(FIRST_LANGUAGE)
const ErrorTextsContext = createContext<ErrorTexts>(undefined)

/** Says in which language everything below it speaks, and fetches its texts of refusals. */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return (
    <ErrorTextsContext value={useErrorTexts(props.language)}>
      <LanguageContext value={props.language}>{props.children}</LanguageContext>
    </ErrorTextsContext>
  )
}

/** The present language. What asks is drawn again when the texts of refusals arrive after it. */
export function useLanguage(): Language {
  useContext(ErrorTextsContext)
  return useContext(LanguageContext)
}

/** The texts of the error codes, once they are there. */
function useErrorTexts(language: Language): ErrorTexts {
  const [texts, setTexts] = useState(() => errorTexts(language))
  useEffect(() => {
    const left = new AbortController()
    const fetchTexts = async () => {
      await loadErrorTexts(language)
      if (!left.signal.aborted) setTexts(errorTexts(language))
    }
    void fetchTexts()
    return () => left.abort()
  }, [language])
  return texts
}

/** The texts of one area in the present language: `const t = useText(loginText)`. */
export function useText<E extends Texts>(area: AreaText<E>): Translate<E> {
  const language = useLanguage()
  return useMemo(() => translator(area, language), [area, language])
}
