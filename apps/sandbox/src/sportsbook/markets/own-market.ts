import type { BookMarket } from '@maidan/casino'
import type { SelectionView, Words } from '../book-api.ts'

/** A market of the book's own as it is offered now. */
export type OwnMarket = {
  /** Unique among all matches. */
  marketId: string
  group: BookMarket<never>['group']
  name: Words
  /** What the house keeps in its odds, in hundredths of a percent. */
  marginBps: number
  selections: OwnSelection[]
}

export type OwnSelection = Pick<SelectionView, 'selectionId' | 'name'> & {
  /** Hundredths; null while it is not offered. */
  oddsCenti: number | null
}
