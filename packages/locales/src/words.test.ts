import { expect, test } from 'vitest'
import { errors } from './bn/errors.ts'
import * as locales from './index.ts'
import type { Language, Texts } from './index.ts'

type Rule = {
  language: Language
  says: string
  wrong: RegExp
  /** Texts that rows of the requirements word so, or whose figures are odds or part of a name. */
  but?: readonly string[]
}

const rules: readonly Rule[] = [
  {
    language: 'bn',
    says: 'running text has Bangla digits',
    wrong: /[0-9]/,
    but: ['slipText.oddsWanted', 'paymentText.onlyTrc20'],
  },
  { language: 'en', says: 'one is not many', wrong: /\b1 [a-z]+s\b/ },
  {
    language: 'en',
    says: 'SMS is written large',
    wrong: /\bsms\b/,
    but: ['forgotText.channel_sms'],
  },
  {
    language: 'en',
    says: 'one logs in',
    wrong: /\blogin\b/i,
    but: [
      'shellText.login',
      'forgotText.resetDone',
      'passwordText.done',
      'exchangeAccountText.login',
    ],
  },
]

/** Names and rates that keep their Latin digits in every language. */
const names = /GMT\+[\d:]+|P2P|1 (USDT|VP) =|\{\w+\}/g

test.each(rules)('[I18N-02] $language: $says', ({ language, wrong, but = [] }) => {
  const pattern = new RegExp(wrong.source.normalize(), wrong.flags)
  const found = textsIn(language).filter(
    ({ at, text }) => !but.includes(at) && pattern.test(text.normalize().replaceAll(names, '')),
  )
  expect(found).toEqual([])
})

test('a rule is excused only where it is broken', () => {
  for (const { language, wrong, but = [] } of rules)
    for (const excused of but) {
      const one = textsIn(language).find(({ at }) => at === excused)
      expect([excused, one?.text]).toEqual([excused, expect.stringMatching(wrong)])
    }
})

function textsIn(language: Language): { at: string; text: string }[] {
  const areas = Object.entries(locales).flatMap(([name, area]) =>
    typeof area === 'object' && 'bn' in area ? placed(name, area[language]) : [],
  )
  return language === 'bn' ? [...areas, ...placed('errors', errors)] : areas
}

function placed(area: string, texts: Texts) {
  return Object.entries(texts).map(([key, text]) => ({ at: `${area}.${key}`, text }))
}
