import { useNavigate } from '../../lib/router/use-navigate.ts'
import { useGeneral, useSocialLink } from '../../features/site/queries.ts'
import { readSession } from '../../lib/session/session.ts'
import { readStored } from '../../lib/session/storage.ts'
import { paths } from '../../lib/paths.ts'
import { contactAddress } from './support-chat.ts'

/** The ways into support: the site's own chat, or the contact of the fallback order. */
export function useSupport() {
  const navigate = useNavigate()
  const social = useSocialLink()
  const general = useGeneral()
  const openChat = () => navigate({ to: paths.chat })
  const openContact = () => {
    const whatsapp = readStored('whatsapp') ?? general.data?.whatsapp
    const address = contactAddress({
      intercom: readStored('intercom') ?? general.data?.intercom ?? null,
      whatsapp: whatsapp || (social.data?.whatsapp ?? null),
      tawkId: readStored('tawkId') ?? general.data?.tawk_id ?? null,
      liveChat: readStored('liveChat') ?? general.data?.live_chat ?? null,
    })
    if (address === null) openChat()
    else window.open(address, '_blank', 'noopener')
  }
  /** Help and LiveChat: the chat for a player, the contact for a guest (SIL-038). */
  const openHelp = () => (readSession() === null ? openContact() : openChat())
  return { openContact, openHelp }
}
