import { chatText, textIn } from '@maidan/locales'
import { Card } from '@maidan/ui'
import { usePromotions } from '../../features/site/queries.ts'
import { firstWords } from '../../lib/text/first-words.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'

/** Words of a description that the support home shows (CHAT-10). */
const DESCRIPTION_WORDS = 100

/** What is on offer, for those who come to ask about it. */
export function ChatPromotions() {
  const t = useText(chatText)
  const language = useLanguage()
  const promotions = (usePromotions().data ?? []).filter(({ status }) => status === 'display')
  if (promotions.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('promotions')}</h2>
      {promotions.map((promotion) => (
        <Card className="overflow-hidden" key={promotion.id} padded={false}>
          <img
            alt=""
            className="aspect-2/1 w-full object-cover"
            height={320}
            loading="lazy"
            src={storageUrl(textIn(promotion, 'thumbnail', language))}
            width={640}
          />
          <div className="p-4">
            <h3 className="font-semibold">{textIn(promotion, 'name', language)}</h3>
            <p className="mt-1 text-sm text-quiet">
              {firstWords(textIn(promotion, 'desc', language), DESCRIPTION_WORDS, '...')}
            </p>
          </div>
        </Card>
      ))}
    </section>
  )
}
