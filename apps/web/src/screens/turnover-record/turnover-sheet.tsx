import { recordsText } from '@maidan/locales'
import { Sheet } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'
import type { Turnover } from '../../lib/session/turnovers.ts'
import { TurnoverCard } from './turnover-card.tsx'

/** A turnover of the table in full. */
export function TurnoverSheet(props: { turnover: Turnover | null; onClose: () => void }) {
  const t = useText(recordsText)
  return (
    <Sheet
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
      open={props.turnover !== null}
      title={t('turnover')}
    >
      {props.turnover && <TurnoverCard turnover={props.turnover} />}
    </Sheet>
  )
}
