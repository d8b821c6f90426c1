import { frontDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { Draft } from '../../features/front/draft.ts'
import type { useChangeFront } from '../../features/front/queries.ts'
import { AskChangeDialog, askWords } from '../../parts/ask-change-dialog.tsx'

type Props = {
  draft: Draft
  act: ReturnType<typeof useChangeFront>
  onClose: () => void
  onSent: () => void
}

/** Asks a second person for what the form says. */
export function ChangeDialog(props: Props) {
  return <AskChangeDialog {...props} words={askWords(useText(frontDeskText))} />
}
