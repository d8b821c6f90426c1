import { promotionDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { Draft } from '../../features/promotions/draft.ts'
import type { useChangePromotion } from '../../features/promotions/queries.ts'
import { AskChangeDialog, askWords } from '../../parts/ask-change-dialog.tsx'

type Props = {
  draft: Draft
  act: ReturnType<typeof useChangePromotion>
  onClose: () => void
  onSent: () => void
}

/** Asks a second person for what the form says. */
export function ChangeDialog(props: Props) {
  return <AskChangeDialog {...props} words={askWords(useText(promotionDeskText))} />
}
