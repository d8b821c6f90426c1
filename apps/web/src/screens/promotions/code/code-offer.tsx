import { useTellLost } from '../../../features/exchange-bets/slip/use-tell-lost.ts'
import type { CodeOffer as Offer } from '../../../features/promotions/codes.ts'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { useTappedPart } from '../../../lib/chunks/use-tapped-part.ts'

const CodeOfferDialog = lazyScreen(
  async () => (await import('./code-offer-dialog.tsx')).CodeOfferDialog,
)

type Props = { offer: Offer | null; onClose: (isTaken: boolean) => void }

/** The dialog of an offer; its code comes with the first offer, for most visitors have none. */
export function CodeOffer({ offer, onClose }: Props) {
  const onLost = useTellLost(() => onClose(false))
  const isThere = useTappedPart(CodeOfferDialog, { isTapped: offer !== null, onLost })
  return isThere && <CodeOfferDialog offer={offer} onClose={onClose} />
}
