import { promotionDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { usePromotions } from '../../../features/promotions/queries.ts'
import { ReachBoxes } from '../../../parts/reach/reach-boxes.tsx'
import type { FormProps } from '../form-props.ts'

/** By which methods a deposit for it has to come; none ticked means by any. */
export function MethodBoxes({ draft, onChange, error }: FormProps) {
  const t = useText(promotionDeskText)
  return (
    <ReachBoxes
      error={error('methods')}
      hint={t('methodsHint')}
      label={t('methods')}
      names={usePromotions().data?.methods ?? []}
      onChange={(methods) => onChange({ ...draft, methods })}
      ticked={draft.methods}
    />
  )
}
