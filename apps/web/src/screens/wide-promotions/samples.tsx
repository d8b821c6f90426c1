import { shellText, widePromotionsText } from '@maidan/locales'
import { Badge, buttonClass, cardClass } from '@maidan/ui'
import { Link } from '../../lib/router/link.tsx'
import { ofCategory } from '../../features/promotions/categories.ts'
import type { PromotionCategory } from '../../features/promotions/categories.ts'
import { linkedPaths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { useDrawing } from '../../lib/text/use-drawing.ts'
import { sampleCards } from './sample-cards.ts'

/** What an offer looks like here; each card says that it is a sample. */
export function Samples({ category }: { category: PromotionCategory }) {
  const t = useText(widePromotionsText)
  const shown = ofCategory(sampleCards, category)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="samples" className="px-4 pt-6">
      <h2 className="text-lg font-semibold" id="samples">
        {t('samples')}
      </h2>
      <p className="text-sm text-quiet">{t('samplesHint')}</p>
      <ul className="mt-4 grid grid-cols-2 gap-4 min-[64em]:grid-cols-3">
        {shown.map((card) => (
          <Sample card={card} key={card.title} />
        ))}
      </ul>
    </section>
  )
}

function Sample({ card }: { card: (typeof sampleCards)[number] }) {
  const t = useText(widePromotionsText)
  const shell = useText(shellText)
  const drawing = useDrawing()
  return (
    <li className={`${cardClass} flex flex-col overflow-hidden`}>
      <img
        alt=""
        className="aspect-[2/1] w-full bg-field-800 object-cover"
        height={320}
        src={drawing(card.picture)}
        width={640}
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 p-4">
        <Badge tone="waiting">{t('sample')}</Badge>
        <h3 className="text-lg font-semibold text-balance">{t(card.title)}</h3>
        <p className="text-sm text-quiet">{t(card.words)}</p>
        <p className="tabular text-xs text-quiet">{t(card.duration)}</p>
        <Link
          className={buttonClass({ look: 'secondary', size: 'small', className: 'mt-auto' })}
          to={linkedPaths.guestRegister}
        >
          {shell('signUp')}
        </Link>
      </div>
    </li>
  )
}
