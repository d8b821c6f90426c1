import type { CallBody, Calls, Language } from '@maidan/contract'
import { Refusal } from '../../platform/http/refusal.ts'
import { eachLanguage } from '../../platform/texts/each-language.ts'
import type { PageText } from './write-version.ts'

type Sent = CallBody<Calls['staffPublishPage']>['texts']

/** The texts of a page by language; refused unless each language has a title and a body. */
export function readTexts(sent: Sent): Record<Language, PageText> {
  const texts = eachLanguage((language) => {
    const { title = '', body = '' } = sent.find((one) => one.language === language) ?? {}
    return { title, body }
  })
  const errors = Object.entries(texts).flatMap(([language, text]) =>
    (['title', 'body'] as const)
      .filter((part) => text[part] === '')
      .map((part): [string, string[]] => [`${language}.${part}`, [MISSING]]),
  )
  if (errors.length > 0)
    throw new Refusal('VALIDATION_FAILED', { errors: Object.fromEntries(errors) })
  return texts
}

const MISSING = 'Please write this in every language.'
