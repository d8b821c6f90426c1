import type { Draft } from '../../features/front/draft.ts'
import type { FrontGame, Piece } from '../../features/front/queries.ts'

/** What every part of the form is given. */
export type FormProps = {
  draft: Draft
  /** As it stands; nothing for a new one. */
  before: Piece | undefined
  games: readonly FrontGame[]
  onChange: (draft: Draft) => void
  /** Why a field was refused. */
  error: (field: string) => string | undefined
}
