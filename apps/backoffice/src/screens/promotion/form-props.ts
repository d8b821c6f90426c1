import type { Draft } from '../../features/promotions/draft.ts'

/** What every part of the form is given. */
export type FormProps = {
  draft: Draft
  onChange: (draft: Draft) => void
  /** Why a field was refused. */
  error: (field: string) => string | undefined
}
