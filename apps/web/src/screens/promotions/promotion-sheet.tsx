import { promotionsText } from '@maidan/locales'
import { Button, Sheet } from '@maidan/ui'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { InfoNote } from '../../app/notes/info-note.tsx'
import { useOtherCurrency } from '../../features/balance/queries.ts'
import { routeState } from '../../app/routes/route-state.ts'
import { isForDeposit } from '../../features/funds/bonus-terms.ts'
import { promotionWords } from '../../features/promotions/promotion-words.ts'
import type { PromotionRecord } from '../../features/promotions/promotion-words.ts'
import { usePromotion } from '../../features/promotions/queries.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { useSession } from '../../lib/session/session.ts'
import { UseCodeButton } from './code/use-code-button.tsx'
import { PromotionDetails } from './promotion-details.tsx'

type Props = { promotion: PromotionRecord | null; onClose: () => void }

/** The promotion in full; what the list knows stands until the call has answered (PROMO-11). */
export function PromotionSheet({ promotion, onClose }: Props) {
  const language = useLanguage()
  const [last, setLast] = useState(promotion)
  if (promotion !== null && promotion !== last) setLast(promotion)
  const full = usePromotion(promotion?.id).data ?? last
  return (
    <Sheet
      footer={full && <SheetAction onClose={onClose} promotion={full} />}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      open={promotion !== null}
      title={full && promotionWords(full, language).title}
    >
      {full && <PromotionDetails promotion={full} />}
    </Sheet>
  )
}

/** A bonus that a deposit can carry is taken along to the deposit. */
function SheetAction({ promotion, onClose }: { promotion: PromotionRecord; onClose: () => void }) {
  const t = useText(promotionsText)
  const navigate = useNavigate()
  const otherCurrency = useOtherCurrency()
  const isPlayer = useSession() !== null
  if (promotion.code !== undefined && isPlayer && otherCurrency === null)
    return <UseCodeButton code={promotion.code} />
  if (!isForDeposit(promotion) || otherCurrency !== null)
    return (
      <>
        {otherCurrency !== null && (
          <InfoNote className="mb-3">{t('takaOnly', { currency: otherCurrency })}</InfoNote>
        )}
        <Button look="secondary" onClick={onClose} wide>
          {t('close')}
        </Button>
      </>
    )
  const state = routeState('deposit', { promotionId: promotion.id })
  return (
    <Button onClick={() => navigate({ to: paths.deposit, state })} wide>
      {t('depositNow')}
    </Button>
  )
}
