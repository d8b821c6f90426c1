import { homeText, textIn } from '@maidan/locales'
import { RunningLine } from '@maidan/ui'
import { useGeneral } from '../../../features/site/queries.ts'
import type { General } from '../../../features/site/queries.ts'
import { readSliderLink } from '../../../features/site/slider-link.ts'
import { answerList } from '../../../lib/calls/answer-list.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { SafeHtml } from '../../../lib/text/safe-html.tsx'
import { useOpenLink } from './use-open-link.ts'

/** The general notices, running from right to left; one that leads somewhere can be pressed. */
export function Announcements() {
  const t = useText(homeText)
  const language = useLanguage()
  const open = useOpenLink()
  const items = answerList<General['general'][number]>(useGeneral().data, 'general')
    .map(({ link, ...item }) => ({ link, words: textIn(item, 'notice', language) }))
    .filter(({ words }) => words !== '')
    .map(({ link, words }) => ({
      key: words,
      shown: <SafeHtml html={words} />,
      ...(readSliderLink(link).kind !== 'none' && { onPress: () => open(link, words) }),
    }))
  return <RunningLine className="mx-4 mt-2" items={items} label={t('announcements')} />
}
