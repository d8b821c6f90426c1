import { languages, type Language } from '@maidan/locales'
import type { PageRecord } from '../../features/pages/queries.ts'

type PageText = { title: string; body: string }

/** The words of a page by language; a language that has none yet is empty. */
export type Draft = Record<Language, PageText>

export function draftOf(texts: PageRecord['texts']): Draft {
  const entries = languages.map((language) => {
    const { title = '', body = '' } = texts.find((one) => one.language === language) ?? {}
    return [language, { title, body }] as const
  })
  return Object.fromEntries(entries) as Draft
}

/** The same as the call sends it. */
export function textsOf(draft: Draft): PageRecord['texts'] {
  return languages.map((language) => ({ language, ...draft[language] }))
}

/** Whether something is there to publish: every language has its words, and one of them is new. */
export function isPublishable(draft: Draft, texts: PageRecord['texts']): boolean {
  const parts = partsOf(draft, texts)
  return parts.every(({ now }) => now !== '') && isChanged(draft, texts)
}

/** Whether leaving would lose words. */
export function isChanged(draft: Draft, texts: PageRecord['texts']): boolean {
  return partsOf(draft, texts).some(({ now, before }) => now !== before)
}

function partsOf(draft: Draft, texts: PageRecord['texts']) {
  const published = draftOf(texts)
  return languages.flatMap((language) =>
    (['title', 'body'] as const).map((part) => ({
      now: draft[language][part].trim(),
      before: published[language][part],
    })),
  )
}
