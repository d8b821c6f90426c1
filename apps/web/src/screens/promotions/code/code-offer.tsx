import type { CodeOffer as Offer } from '../../../features/promotions/codes.ts'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../../lib/chunks/use-opened-part.ts'

const CodeOfferDialog = lazyScreen(
  async () => (await import('./code-offer-dialog.tsx')).CodeOfferDialog,
)

type Props = { offer: Offer | null; onClose: (isTaken: boolean) => void }

/** The dialog of an offer; its code comes with the first offer, for most visitors have none. */
export function CodeOffer({ offer, onClose }: Props) {
  const close = () => onClose(false)
  const isThere = useOpenedPart(CodeOfferDialog, { isOpen: offer !== null, close })
  return isThere && <CodeOfferDialog offer={offer} onClose={onClose} />
}
