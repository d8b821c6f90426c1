import type { EnteredView, SessionView } from '../../book-api.ts'
import { postStudio } from '../../../games/page/studio/call-studio.ts'
import { enterOrComeBack, type EnteredAs } from '../../../games/page/studio/enter-or-come-back.ts'
import { tryId } from '../../../games/page/studio/try-id.ts'

export type Entered = EnteredAs<SessionView>

const BOOK_CODE = 'LUCKY-SPORTS'

/** Enters the book by the token in the address, or by the session kept over a reload. */
export async function enterBook(): Promise<Entered> {
  return enterOrComeBack<SessionView>({
    code: BOOK_CODE,
    trade: tradeToken(),
    dropToken,
    resume: (session) => postStudio<SessionView>('/book/resume', { session }),
  })
}

/** The site's own button brings an access token; the operator's game launch brings a launch. */
function tradeToken(): (() => Promise<EnteredView>) | null {
  const token = new URLSearchParams(location.search).get('access_token')
  if (token !== null) return () => postStudio<EnteredView>('/book/enter', { token, tryId })
  const launch = new URLSearchParams(location.hash.slice(1)).get('launch')
  if (launch !== null) return () => postStudio<EnteredView>('/book/launch', { launch, tryId })
  return null
}

function dropToken(): void {
  const query = new URLSearchParams(location.search)
  query.delete('access_token')
  const rest = query.size === 0 ? '' : `?${query}`
  history.replaceState(null, '', location.pathname + rest)
}
