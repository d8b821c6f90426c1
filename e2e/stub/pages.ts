import type { CallAnswer, Calls } from '@maidan/contract'
import { LANGUAGES, PAGE_KEYS } from '@maidan/contract'
import { firstPages } from '../../apps/api/src/seed/pages/first-pages.ts'
import { refused } from './answer.ts'
import type { StubCall } from './read-stub-call.ts'
import { madeAt } from './records.ts'

type Asked = Pick<StubCall, 'params' | 'query'>

const languageOf = ({ query }: Pick<Asked, 'query'>) =>
  LANGUAGES.find((one) => one === query['language']) ?? LANGUAGES[0]

/** The first version of a page, as the house comes with it. */
export function firstPage(call: Asked) {
  const key = PAGE_KEYS.find((one) => one === call.params['key'])
  if (key === undefined) return refused('NOT_FOUND')
  return { key, version: 1, published_at: madeAt, ...firstPages[languageOf(call)][key] }
}

/** The list of all pages in that version. */
export function allPages(call: Pick<Asked, 'query'>): CallAnswer<Calls['getPages']> {
  const language = languageOf(call)
  return {
    pages: PAGE_KEYS.map((key) => ({
      key,
      title: firstPages[language][key].title,
      version: 1,
      published_at: madeAt,
    })),
  }
}
